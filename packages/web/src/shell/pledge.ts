import type { Now } from '@potyczka/table';
import { useEffect } from 'react';
import type { TableClient } from '../wire/client.js';

/** What this browser noted before a match, to check the shuffle by when it is over. */
export interface Pledge {
  readonly seal: string;
  /** What I added to the seed after its seal was shown. */
  readonly salt: string | null;
}

const keyOf = (table: string): string => `pledge-${table}`;

export const pledgeOf = (table: string): Pledge | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Pledge | null;
  } catch {
    return null;
  }
};

const note = (table: string, pledge: Pledge): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(pledge));

const randomSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');

/** Notes the seal when it is first seen, and adds a salt of mine as long as the match has not begun. */
export const usePledge = (client: TableClient, now: Now | null): void => {
  const table = now?.info.table;
  const seal = now?.seal;
  const phase = now?.info.phase;
  const isSeated = now?.info.mine != null;
  useEffect(() => {
    if (!table || !seal || phase === 'over') return;
    const known = pledgeOf(table);
    if (!known) note(table, { seal, salt: null });
    if (phase !== 'open' || !isSeated || known?.salt) return;
    const salt = randomSalt();
    client.ask('salt', { table, salt }).then(
      () => note(table, { seal: pledgeOf(table)?.seal ?? seal, salt }),
      () => undefined,
    );
  }, [client, table, seal, phase, isSeated]);
};
