import type { Now } from '@potyczka/table';
import { useEffect } from 'react';
import type { TableClient } from '../wire/client.js';

/** What the server has committed itself to before a match, noted in this browser to check the shuffle by when it is over. */
export interface Commitment {
  readonly seal: string;
  /** What I added to the seed after its seal was shown. */
  readonly salt: string | null;
}

/** The name of the entry is older than this file's: matches that run keep theirs. */
const keyOf = (table: string): string => `pledge-${table}`;

export const commitmentOf = (table: string): Commitment | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Commitment | null;
  } catch {
    return null;
  }
};

const note = (table: string, commitment: Commitment): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(commitment));

const randomSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');

/** Notes the seal when it is first seen, and adds a salt of mine as long as the match has not begun. */
export const useCommitment = (client: TableClient, now: Now | null): void => {
  const table = now?.info.table;
  const seal = now?.seal;
  const phase = now?.info.phase;
  const isSeated = now?.info.mine != null;
  useEffect(() => {
    if (!table || !seal || phase === 'over') return;
    const known = commitmentOf(table);
    if (!known) note(table, { seal, salt: null });
    if (phase !== 'open' || !isSeated || known?.salt) return;
    const salt = randomSalt();
    client.ask('salt', { table, salt }).then(
      () => note(table, { seal: commitmentOf(table)?.seal ?? seal, salt }),
      () => undefined,
    );
  }, [client, table, seal, phase, isSeated]);
};
