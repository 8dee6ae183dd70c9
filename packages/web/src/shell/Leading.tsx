import type { SeatInfo, TableInfo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';

interface LeadingProps {
  readonly client: TableClient;
  readonly info: TableInfo;
  attempt(work: Promise<unknown>): void;
}

/** The host makes somebody else who sits here the host. */
export const HandOver = ({
  client,
  info,
  seat,
  attempt,
}: LeadingProps & { readonly seat: SeatInfo }): ReactNode => {
  const { t } = usePrefs();
  const [isSure, setSure] = useState(false);
  if (!info.host || info.phase === 'over' || seat.kind !== 'human' || seat.seat === info.mine) return null;
  return (
    <button
      type="button"
      className={isSure ? 'danger' : ''}
      onClick={() => {
        if (isSure) attempt(client.ask('hand-over', { table: info.table, seat: seat.seat }));
        setSure(!isSure);
      }}
    >
      {t(isSure ? 'handOverSure' : 'handOver')}
    </button>
  );
};

/** Whoever sits here leads the table in place of somebody who is away; for how long they have to be is said by the table. */
export const TakeLead = ({ client, info, attempt }: LeadingProps): ReactNode => {
  const { t } = usePrefs();
  const leader = info.seats.find(s => s.seat === info.leader);
  if (info.host || info.mine === null || info.phase === 'over' || leader?.here) return null;
  return (
    <button type="button" onClick={() => attempt(client.ask('take-lead', { table: info.table }))}>
      {t('takeLead')}
    </button>
  );
};
