import type { Seat } from '@potyczka/kernel';
import type { Now } from '@potyczka/table';
import type { Person } from '../wire/worker.js';

/** Several people who play at this device by turns, and the seat of each. */
export type Here = readonly { readonly person: Person; readonly seat: Seat }[];

const keyOf = (table: string): string => `here-${table}`;

/** Who plays at this device; empty where only I do. */
export const hereAt = (table: string): Here => {
  try {
    const x: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(x) ? (x as Here) : [];
  } catch {
    return [];
  }
};

export const noteHere = (table: string, here: Here): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(here));

/** Why somebody at this device is wanted: they are asked something, or whether something may be taken back. */
export interface Wanted {
  readonly one: Here[number];
  readonly why: 'turn' | 'undo';
}

/** Who at this device has to look, in the order of seats; whoever is asked to agree comes first, for they hold up all. */
export const wantedOf = (
  here: Here,
  { open, undoAsked }: Pick<Now, 'open' | 'undoAsked'>,
): readonly Wanted[] => {
  const undo = here
    .filter(({ seat }) => undoAsked && !undoAsked.refused && !undoAsked.agreed.includes(seat))
    .map(one => ({ one, why: 'undo' as const }));
  const asked = here
    .filter(({ seat }) => open.some(q => q.seat === seat))
    .map(one => ({ one, why: 'turn' as const }));
  return undo.length > 0 ? undo : asked;
};

/** Whom the device is handed to: nobody while whoever looks is wanted themselves. */
export const nextOf = (
  here: Here,
  now: Pick<Now, 'open' | 'undoAsked'>,
  looks: Person | null,
): Wanted | null => {
  const wanted = wantedOf(here, now);
  return wanted.some(w => w.one.person === looks) ? null : (wanted[0] ?? null);
};
