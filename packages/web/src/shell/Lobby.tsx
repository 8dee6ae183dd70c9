import type { Now } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { Bar } from './App.js';
import { problemText } from './problem.js';

/** A table before its game: who is here, links to seats, the start. */
export const Lobby = ({ client, now, ui }: { client: TableClient; now: Now; ui: GameUi }): ReactNode => {
  const { t, prefs } = usePrefs();
  const [problem, setProblem] = useState('');
  const [copied, setCopied] = useState('');
  const { info } = now;
  const links = JSON.parse(sessionStorage.getItem(`links-${info.table}`) ?? '{}') as Record<string, string>;
  const attempt = (work: Promise<unknown>): void => {
    setProblem('');
    work.catch(e => setProblem(problemText(prefs.lang, e, ui)));
  };
  const copy = async (seat: string): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}/t/${info.table}?seat=${links[seat]}`);
    setCopied(seat);
  };
  return (
    <>
      <Bar />
      <main className="page">
        <h1>
          {ui.title[prefs.lang]} · {t('waitingForPlayers')}
        </h1>
        <ul className="seats">
          {info.seats.map(s => (
            <li key={s.seat}>
              <span style={{ color: ui.seatLook(s.seat).colour }}>⬢</span>{' '}
              {ui.seatLook(s.seat).name[prefs.lang]}:{' '}
              <b>
                {s.kind === 'open'
                  ? t('seatOpen')
                  : s.kind === 'bot'
                    ? t('seatBot', { level: t(`level-${s.level ?? 'greedy'}`) })
                    : s.name}
              </b>{' '}
              {s.kind === 'open' && info.mine === null && (
                <button
                  type="button"
                  onClick={() => attempt(client.ask('join', { table: info.table, seat: s.seat }))}
                >
                  {t('join')}
                </button>
              )}
              {s.kind === 'open' && info.host && links[s.seat] && (
                <button type="button" onClick={() => void copy(s.seat)}>
                  {copied === s.seat ? t('copied') : t('invite')}
                </button>
              )}
              {s.kind === 'open' && info.host && (
                <button
                  type="button"
                  onClick={() =>
                    attempt(
                      client.ask('seat', {
                        table: info.table,
                        seat: s.seat,
                        as: { kind: 'bot', level: 'greedy' },
                      }),
                    )
                  }
                >
                  {t('seatBot', { level: t('level-greedy') })}
                </button>
              )}
            </li>
          ))}
        </ul>
        {info.host && (
          <button
            type="button"
            className="primary"
            disabled={info.seats.some(s => s.kind === 'open')}
            onClick={() => attempt(client.ask('start', { table: info.table }))}
          >
            {t('start')}
          </button>
        )}
        {problem && <p role="alert">{problem}</p>}
      </main>
    </>
  );
};
