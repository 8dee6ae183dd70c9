import type { Now, SeatInfo, TableInfo } from '@potyczka/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { leadText } from './away-text.js';
import { FigureOf } from './FigureOf.js';
import { Invite, type Inviting } from './Invite.js';
import { HandOver, TakeLead } from './Leading.js';
import { useAttempt } from './me/useAttempt.js';
import { sitterOf } from './who.js';
import './late-seats.css';
import './lobby.css';

const LATE = ['ask', 'free', 'no'] as const satisfies readonly TableInfo['late'][];

interface AtTableProps {
  readonly client: TableClient;
  readonly now: Now;
  readonly ui: Needs<'title' | 'seats' | 'Figure'>;
  close(): void;
}

/** Who sits where in mid-match, who leads, and how somebody new comes to a bot's seat. */
export const AtTable = ({ client, now, ui, close }: AtTableProps): ReactNode => {
  const { t } = usePrefs();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { problem, attempt } = useAttempt();
  const [inviting, setInviting] = useState<Inviting | null>(null);
  const { info } = now;
  const word = inviting && info.links?.[inviting.seat];
  const { table } = info;
  return (
    <dialog ref={dialog} className="dialog at-table" onClose={close} aria-label={t('atTable')}>
      <h2>{t('atTable')}</h2>
      <ul className="seats">
        {info.seats.map(seat => (
          <Seat
            key={seat.seat}
            {...{ client, info, ui, seat, attempt }}
            isInviting={seat.seat === inviting?.seat}
            invite={() =>
              setInviting(before => ({ seat: seat.seat, asked: (before?.asked ?? 0) + 1, isQuiet: true }))
            }
          />
        ))}
      </ul>
      {inviting && word && <Invite {...{ ui, info, inviting, word }} />}
      {info.host && info.phase === 'playing' && !info.campaign && (
        <label className="field">
          {t('late')}
          <select
            value={info.late}
            onChange={e => attempt(client.ask('late', { table, late: e.target.value as TableInfo['late'] }))}
          >
            {LATE.map(late => (
              <option key={late} value={late}>
                {t(`late-${late}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="soft">{leadText(t, info)}</p>
      {problem && <p role="alert">{problem}</p>}
      <span className="row">
        <TakeLead {...{ client, info, attempt }} />
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </span>
    </dialog>
  );
};

interface SeatProps extends Pick<AtTableProps, 'client' | 'ui'> {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly isInviting: boolean;
  attempt(work: Promise<unknown>): void;
  invite(): void;
}

const Seat = ({ client, info, ui, seat, isInviting, attempt, invite }: SeatProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const figure = ui.seats.look(seat.seat).name[prefs.lang];
  return (
    <li className="seat">
      <FigureOf ui={ui} seat={seat.seat} size={36} />
      <span className="seat-name">
        <strong>{figure}</strong>
        <span className="soft">
          {sitterOf(t, seat)}
          {seat.seat === info.mine && ` · ${t('seatMe')}`}
          {seat.seat === info.leader && ` · ${t('leads')}`}
        </span>
      </span>
      <span className="row">
        <HandOver {...{ client, info, seat, attempt }} />
        {info.links?.[seat.seat] && (
          <button
            type="button"
            aria-pressed={isInviting}
            aria-label={t('seatLink', { figure })}
            onClick={invite}
          >
            {t('invite')}
          </button>
        )}
      </span>
    </li>
  );
};
