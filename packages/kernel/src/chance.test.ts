import { describe, expect, test } from 'vitest';
import { chanceFrom, type Dice, quickDice, shuffled } from './chance.js';
import { sealedChance, seedOf } from './run/seal.js';

/** How far counts are from equal, in the usual measure (chi square). */
const unevenness = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + ((n - expected) * (n - expected)) / expected, 0);
};

const rolls = (dice: Dice, faces: number, times: number): number[] => {
  const counts = new Array<number>(faces).fill(0);
  for (let i = 0; i < times; i++) {
    const face = dice.below(faces);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
};

const sealedDice = (n: number): Dice => {
  const chance = sealedChance(seedOf(n));
  chance.at(1);
  return { below: faces => chance.roll('TEST-DIE', new Array(faces).fill(0)) };
};

/** Above this, chi square would be by accident once in 10,000 times (5 and 23 degrees of freedom). */
const LIMIT_5 = 25.7;
const LIMIT_23 = 55;

describe.each([
  ['quick dice', quickDice],
  ['sealed dice', sealedDice],
])('%s', (_, dice) => {
  test.each([1, 2, 3])('seed %d: every face comes up equally often', seed => {
    const counts = rolls(dice(seed), 6, 6000);
    expect(counts.every(n => n > 0)).toBe(true);
    expect(unevenness(counts)).toBeLessThan(LIMIT_5);
  });

  test.each([1, 2, 3])('seed %d: every order of four cards comes up equally often', seed => {
    const stream = dice(seed);
    const counts = new Map<string, number>();
    for (let i = 0; i < 4800; i++) {
      const order = shuffled(stream, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(LIMIT_23);
  });

  test('the same seed gives the same dice, another seed others', () => {
    const first = (seed: number): number[] => {
      const stream = dice(seed);
      return Array.from({ length: 20 }, () => stream.below(100));
    };
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
  });

  test('a single face takes nothing from the stream', () => {
    const [a, b] = [dice(5), dice(5)];
    expect(a.below(1)).toBe(0);
    expect(a.below(1000)).toBe(b.below(1000));
  });
});

test('quick dice are the same on every machine', () => {
  const dice = quickDice(42);
  expect(Array.from({ length: 8 }, () => dice.below(1000))).toEqual([178, 46, 525, 208, 456, 241, 456, 786]);
});

test('a shuffle keeps the cards and leaves the list alone', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  expect(shuffled(quickDice(3), list).sort()).toEqual(list);
  expect(list).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('chance can be made from any dice', () => {
  const last: Dice = { below: n => n - 1 };
  expect(chanceFrom(last).roll('TEST-DIE', ['a', 'b', 'c'])).toBe(2);
  expect(chanceFrom(last).shuffle('TEST-DECK', ['#a', '#b', '#c'])).toEqual(['#a', '#b', '#c']);
});
