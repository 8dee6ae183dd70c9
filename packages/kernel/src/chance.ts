import type { CardId, RuleId } from './vocabulary.js';

/** Where a table's dice and shuffles come from. */
export interface Chance {
  /** The index of the face that comes up. */
  roll(rule: RuleId, faces: readonly unknown[]): number;
  /** The faces of `n` equal dice, sorted; each is rolled by itself where this is missing. */
  rollMany?(rule: RuleId, faces: readonly unknown[], n: number): readonly number[];
  /** The same cards in a new order. */
  shuffle(rule: RuleId, cards: readonly CardId[]): CardId[];
}

/** A stream of whole numbers: `below(n)` is one of 0 to n - 1, each as likely as the others. */
export interface Dice {
  /** A whole number from 0 to n - 1; 0 if n is 1. */
  below(n: number): number;
}

/** Shuffles a copy of a list (Fisher and Yates). */
export const shuffled = <T>(dice: Dice, list: readonly T[]): T[] => {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const x = out[i] as T;
    out[i] = out[j] as T;
    out[j] = x;
  }
  return out;
};

/** Chance from a stream of numbers. */
export const chanceFrom = (dice: Dice): Chance => ({
  roll: (_, faces) => dice.below(faces.length),
  shuffle: (_, cards) => shuffled(dice, cards),
});

/**
 * Quick dice for bots and simulations (sfc32), the same for the same seed on
 * every machine. Not for matches between people: whoever sees some of it can
 * foretell the rest.
 */
export const quickDice = (seed: number): Dice => {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88 + Math.imul(seed, 0x85ebca6b);
  let c = 0xb7e15162 ^ Math.imul(seed, 0xc2b2ae35);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below: n => {
      if (n <= 1) return 0;
      const limit = 4294967296 - (4294967296 % n);
      for (;;) {
        const x = next();
        if (x < limit) return x % n;
      }
    },
  };
};
