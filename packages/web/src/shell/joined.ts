/**
 * Decisions that the page gave by itself, since one click had said all of them: they are taken back together with
 * the one before. By tables, as the numbers of their entries.
 */
const joined = new Map<string, ReadonlySet<number>>();

const of = (table: string): ReadonlySet<number> => joined.get(table) ?? new Set();

/** The page gives the entry with this number by itself; what was known of later ones has been taken back since. */
export const noteJoined = (table: string, n: number): void => {
  joined.set(table, new Set([...of(table)].filter(each => each < n).concat(n)));
};

/** Somebody has decided themselves here: whatever stood there before. */
export const noteOwn = (table: string, n: number): void => {
  joined.set(table, new Set([...of(table)].filter(each => each < n)));
};

/** How far one press of Undo goes: to the last decision that was a click. */
export const lastClick = (table: string, free: readonly number[]): number | undefined =>
  free.findLast((n, i) => i === 0 || !of(table).has(n));
