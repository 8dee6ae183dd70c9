import { ranked, TRUST } from '@potyczka/bots';
import type { Answer, Dice } from '@potyczka/kernel';

/** What the tries of each candidate at one question came to, all in the same worlds with the same dice. */
export interface Trials {
  /** How promising each looked beforehand. */
  readonly promises: readonly number[];
  /** By candidate, then by try. */
  readonly worths: readonly (readonly number[])[];
}

/** So many tries of each candidate, and what is lost by whoever chooses by them. */
export interface Loss {
  readonly tries: number;
  /** With the game's belief in each answer, as bots choose. */
  readonly trusted: number;
  /** By the tries alone; nothing without tries. */
  readonly plain?: number;
}

/** How hard one question is, and how much thought helps. Worths are in the unit of the game's `value`. */
export interface Regret {
  readonly candidates: number;
  /** How far one try of a difference between two candidates is from its mean. */
  readonly luck: number;
  /** How far the candidates are apart. */
  readonly spread: number;
  /** Between how promising a candidate looked and what it is worth; nothing where all look alike. */
  readonly correlation?: number;
  readonly losses: readonly Loss[];
}

/** Tries of each candidate for which the loss is told. */
export const TRIES = [0, 1, 2, 4, 8, 16, 32] as const;
/** So often tries are drawn for each of them. */
const DRAWS = 24;

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const mean = (xs: readonly number[]): number => sum(xs) / xs.length;
const deviation = (xs: readonly number[]): number => {
  const m = mean(xs);
  return Math.sqrt(mean(xs.map(x => (x - m) ** 2)));
};

/**
 * A game that is over outweighs every position (`decided` and more): here it counts
 * just as the best or the worst of the positions that are not, else one try decided everything.
 */
export const tamed = (worths: readonly (readonly number[])[], decided: number): number[][] | undefined => {
  const open = worths.flat().filter(x => Math.abs(x) < decided / 2);
  if (open.length === 0) return undefined;
  const [least, most] = [Math.min(...open), Math.max(...open)];
  return worths.map(row => row.map(x => Math.min(most, Math.max(least, x))));
};

const correlationOf = (promises: readonly number[], truth: readonly number[]): number | undefined => {
  const [a, b] = [deviation(promises), deviation(truth)];
  if (a === 0 || b === 0) return undefined;
  const [p, t] = [mean(promises), mean(truth)];
  return mean(promises.map((x, i) => (x - p) * ((truth[i] as number) - t))) / (a * b);
};

/** Which candidate is chosen by what some tries came to. */
const chosenBy = ({ promises }: Trials, sums: readonly number[], tries: number, trust: number): number => {
  const all = promises.map((promise, at) => ({
    at,
    answer: '' as Answer,
    rest: [],
    promise,
    sum: sums[at] as number,
    tries,
  }));
  return (ranked(all, trust)[0] as { at: number }).at;
};

/** Chosen on one half of the tries and judged on the other, both ways round. */
const lossOf = (trials: Trials, tries: number, trust: number, dice: Dice): number => {
  const { worths } = trials;
  const all = worths[0]?.length ?? 0;
  const half = all >> 1;
  const losses: number[] = [];
  for (const [from, to] of [
    [0, half],
    [half, all],
  ] as const) {
    const truth = worths.map(row => mean([...row.slice(0, from), ...row.slice(to)]));
    for (let draw = 0; draw < DRAWS; draw++) {
      const drawn = Array.from({ length: tries }, () => from + dice.below(to - from));
      const sums = worths.map(row => sum(drawn.map(i => row[i] as number)));
      losses.push(Math.max(...truth) - (truth[chosenBy(trials, sums, tries, trust)] as number));
    }
  }
  return mean(losses);
};

/** Needs two tries of each candidate at least. */
export const regretOf = (trials: Trials, dice: Dice): Regret => {
  const { promises, worths } = trials;
  const truth = worths.map(mean);
  const best = worths[truth.indexOf(Math.max(...truth))] as readonly number[];
  const others = worths.filter(row => row !== best);
  const correlation = correlationOf(promises, truth);
  return {
    candidates: worths.length,
    luck: mean(others.map(row => deviation(row.map((x, i) => x - (best[i] as number))))),
    spread: deviation(truth),
    ...(correlation !== undefined && { correlation }),
    losses: TRIES.map(tries => ({
      tries,
      trusted: lossOf(trials, tries, TRUST, dice),
      ...(tries > 0 && { plain: lossOf(trials, tries, 0, dice) }),
    })),
  };
};
