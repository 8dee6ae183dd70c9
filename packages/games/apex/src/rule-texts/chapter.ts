import type { RuleText } from '@potyczka/kernel/register';

/** A rule as the chapters write it down: number, English, Polish; `r` where the book does not say it. */
export type Row = readonly [n: number, en: string, pl: string, r?: 'r'];

/** A chapter: the rules of one area of a ledger, in order. */
export const chapter = (area: string, rows: readonly Row[]): readonly RuleText[] =>
  rows.map(([n, en, pl, r]) => ({
    id: `${area}-${String(n).padStart(2, '0')}`,
    area,
    text: { en, pl },
    ...(r && { reconstructed: true }),
  }));
