import type { Seat } from '@potyczka/kernel';
import type { Now } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { useAttempt } from './me/useAttempt.js';
import { personName } from './person.js';
import './late-seats.css';

interface LateProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: Needs<'seats'>;
}

/** Whoever looks on may ask for a bot's seat, or take it; whoever leads the table answers. */
export const LateSeats = ({ client, now, ui }: LateProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { problem, isBusy, attempt } = useAttempt();
  const { info } = now;
  if (info.phase !== 'playing' || now.result !== null || now.stopped) return null;
  const { table, late } = info;
  const figure = (seat: Seat): string => ui.seats.look(seat).name[prefs.lang];
  const bots = info.mine === null && late !== 'no' ? info.seats.filter(s => s.kind === 'bot') : [];
  const isFree = info.host || (late === 'free' && !info.locked && !info.hidden);
  const take = (seat: Seat): void =>
    attempt(isFree ? client.ask('join', { table, seat }) : client.ask('ask-seat', { table, seat }));
  const admit = (who: string, admit: boolean): void => attempt(client.ask('admit', { table, who, admit }));
  if (!info.asking?.length && bots.length === 0) return null;
  return (
    <section className="notice late-seats" aria-label={t('late')}>
      {info.asking?.map(({ who, seat, name }) => (
        <div key={who} role="status">
          <p>{t('asksForSeat', { who: personName(t, name), figure: figure(seat) })}</p>
          <span className="row">
            <button type="button" className="primary" disabled={isBusy} onClick={() => admit(who, true)}>
              {t('letIn')}
            </button>
            <button type="button" disabled={isBusy} onClick={() => admit(who, false)}>
              {t('turnAway')}
            </button>
          </span>
        </div>
      ))}
      {bots.length > 0 &&
        (info.asked ? (
          <div role="status">
            <p>{t('seatAsked', { figure: figure(info.asked) })}</p>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => attempt(client.ask('ask-seat', { table }))}
            >
              {t('askNoMore')}
            </button>
          </div>
        ) : (
          <div>
            <p>{t('botsPlay')}</p>
            <span className="row">
              {bots.map(({ seat }) => (
                <button key={seat} type="button" disabled={isBusy} onClick={() => take(seat)}>
                  {t(isFree ? 'takeOver' : 'askForSeat', { figure: figure(seat) })}
                </button>
              ))}
            </span>
          </div>
        ))}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
