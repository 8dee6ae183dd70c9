import type { Now, SeatInfo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { Bar } from './Bar.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { linksOf } from './links.js';
import { problemText } from './problem.js';

interface LobbyProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: GameUi;
  readonly problem: string;
}

/** A table before its game: who is here, links to seats, the start. */
export const Lobby = ({ client, now, ui, problem: before }: LobbyProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [problem, setProblem] = useState('');
  const { info } = now;
  const attempt = (work: Promise<unknown>): void => {
    setProblem('');
    work.catch(e => setProblem(problemText(prefs.lang, e, ui)));
  };
  const isFull = info.seats.every(s => s.kind !== 'open');
  const bots = (): void => {
    for (const s of info.seats.filter(x => x.kind === 'open'))
      attempt(client.ask('seat', { table: info.table, seat: s.seat, as: { kind: 'bot', level: 'greedy' } }));
  };
  return (
    <>
      <Bar />
      <ConnectionNotice place="server" />
      <main className="page lobby">
        <h1>
          {ui.title[prefs.lang]}: {isFull ? t('readyToStart') : t('waitingForPlayers')}
        </h1>
        <p className="lead">
          {info.mine === null ? t('lobbyGuest') : info.host ? t('lobbyHost') : t('lobbyWait')}
        </p>
        <ul className="seats">
          {info.seats.map(s => (
            <Seat key={s.seat} {...{ client, now, ui, attempt }} seat={s} />
          ))}
        </ul>
        {info.host && (
          <div className="row">
            <button
              type="button"
              className="primary big"
              disabled={!isFull}
              onClick={() => attempt(client.ask('start', { table: info.table }))}
            >
              {t('start')}
            </button>
            {!isFull && (
              <button type="button" onClick={bots}>
                {t('fillWithBots')}
              </button>
            )}
            <label className="check">
              <input
                type="checkbox"
                checked={info.locked}
                onChange={e => attempt(client.ask('lock', { table: info.table, locked: e.target.checked }))}
              />{' '}
              {t('locked')}
            </label>
          </div>
        )}
        {(problem || before) && <p role="alert">{problem || before}</p>}
      </main>
    </>
  );
};

interface SeatProps extends Omit<LobbyProps, 'problem'> {
  readonly seat: SeatInfo;
  attempt(work: Promise<unknown>): void;
}

const Seat = ({ client, now, ui, seat: s, attempt }: SeatProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [isCopied, setCopied] = useState(false);
  const { info } = now;
  const word = linksOf(info.table)[s.seat];
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}/t/${info.table}?seat=${word}`);
    setCopied(true);
  };
  const who =
    s.kind === 'open'
      ? t('seatOpen')
      : s.kind === 'bot'
        ? t('seatBot', { level: t(`level-${s.level ?? 'greedy'}`) })
        : (s.name ?? '');
  const change = (as: { kind: 'open' } | { kind: 'bot'; level: 'greedy' }): void =>
    attempt(client.ask('seat', { table: info.table, seat: s.seat, as }));
  return (
    <li className={s.kind === 'open' ? 'seat open' : 'seat'}>
      <ui.Token seat={s.seat} size={32} />
      <span className="seat-name">
        <strong>{ui.seatLook(s.seat).name[prefs.lang]}</strong>
        <span className="soft">
          {who}
          {s.seat === info.mine && ` · ${t('seatMe')}`}
          {s.kind === 'human' && ` · ${s.here ? t('here') : t('notHere')}`}
        </span>
      </span>
      <span className="row">
        {s.kind === 'open' && info.mine === null && (
          <button
            type="button"
            className="primary"
            onClick={() => attempt(client.ask('join', { table: info.table, seat: s.seat }))}
          >
            {t('join')}
          </button>
        )}
        {s.kind === 'open' && info.host && word && (
          <button type="button" onClick={() => attempt(copy())}>
            {isCopied ? t('copied') : t('invite')}
          </button>
        )}
        {s.kind === 'open' && info.host && (
          <button type="button" onClick={() => change({ kind: 'bot', level: 'greedy' })}>
            {t('takeBot')}
          </button>
        )}
        {s.kind === 'bot' && info.host && (
          <button type="button" onClick={() => change({ kind: 'open' })}>
            {t('openSeat')}
          </button>
        )}
      </span>
    </li>
  );
};
