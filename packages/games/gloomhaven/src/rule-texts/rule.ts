import type { RuleText } from '@potyczka/kernel/register';

/** A rule as the chapters write it down: number, English, Polish, and whether it is not in the source. */
export type Written = readonly [n: string, en: string, pl: string, reconstructed?: true];

/** A chapter: the rules of one area, in order. */
export const chapter = (area: string, rules: readonly Written[]): readonly RuleText[] =>
  rules.map(([n, en, pl, reconstructed]) => ({
    id: `GLM-${area}-${n}`,
    area,
    text: { pl, en },
    ...(reconstructed ? { reconstructed } : {}),
  }));
