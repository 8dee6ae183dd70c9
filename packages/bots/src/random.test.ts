import { type Game, type Proc, quickDice, refuse, type Table } from '@potyczka/kernel';
import { beginning, chanceFrom, judgeAnswer, type OneAsk, World } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { answersTo, keyOf, MOST_ANSWERS } from './answers.js';
import { randomAnswer } from './random.js';

type Nothing = Record<never, never>;
type T = Table<Nothing, { type: 'never' }>;

/** The question that a game consists of. */
const askOf = (question: (t: T) => Proc<unknown>): OneAsk => {
  const game: Game<Nothing, { type: 'never' }, Nothing, Nothing, true> = {
    id: 'one-question',
    rulesVersion: 1,
    options: {},
    seats: () => ['p1'],
    initial: () => ({}),
    *setup() {},
    *step(t) {
      yield* question(t);
      return true;
    },
    apply: { never: () => {} },
    hidden: () => [],
    view: () => ({}),
  };
  return new World(game, {}, beginning(game, {}), chanceFrom(quickDice(1))).ask as OneAsk;
};

const NO = refuse('ONE-NO', 'no');
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const choice = (n: number) =>
  ({ rule: 'ONE-ASK', ask: { id: 'ask' }, from: numbers(n), key: String }) as const;

/** How often each answer comes in so many tries. */
const tally = (ask: OneAsk, tries: number): Map<string, number> => {
  const dice = quickDice(7);
  const times = new Map<string, number>();
  for (let i = 0; i < tries; i++) {
    const key = keyOf(randomAnswer(ask, dice));
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
};

const expectEven = (times: Map<string, number>, kinds: number, tries: number): void => {
  expect(times.size).toBe(kinds);
  for (const n of times.values()) expect(Math.abs(n / tries - 1 / kinds)).toBeLessThan(0.2 / kinds);
};

describe('every legal answer is as likely as the others', () => {
  test('of candidates', () => {
    const ask = askOf(function* (t) {
      yield* t.choose('p1', { ...choice(10), judge: x => (x % 3 === 0 ? NO : undefined) });
    });
    expectEven(tally(ask, 12_000), 6, 12_000);
  });

  test('of sets, whatever their size', () => {
    const ask = askOf(function* (t) {
      const judgeAll = (set: readonly number[]) => (set.includes(0) && set.includes(1) ? NO : undefined);
      yield* t.chooseMany('p1', { ...choice(4), min: 0, max: 4, judgeAll });
    });
    const times = new Map<string, number>();
    for (const [key, n] of tally(ask, 24_000)) {
      const set = JSON.stringify((JSON.parse(key) as string[]).sort());
      times.set(set, (times.get(set) ?? 0) + n);
    }
    expectEven(times, 12, 24_000);
  });

  test('of numbers', () => {
    const ask = askOf(function* (t) {
      yield* t.number('p1', {
        rule: 'ONE-ASK',
        ask: { id: 'ask' },
        min: 1,
        max: 6,
        judge: n => (n % 2 ? NO : undefined),
      });
    });
    expectEven(tally(ask, 9000), 3, 9000);
  });
});

test('a set is drawn from more than can be listed', () => {
  const ask = askOf(function* (t) {
    yield* t.chooseMany('p1', { ...choice(60), min: 30, max: 60 });
  });
  for (let i = 0; i < 20; i++) expect(judgeAnswer(ask, randomAnswer(ask, quickDice(i)))).toBeUndefined();
  const answers = answersTo(ask, quickDice(1));
  expect(answers).toHaveLength(MOST_ANSWERS);
  expect(new Set(answers.map(keyOf)).size).toBe(MOST_ANSWERS);
});

test('a set that hardly ever passes is found all the same', () => {
  const ask = askOf(function* (t) {
    const judgeAll = (set: readonly number[]) => (set.reduce((a, b) => a + b, 0) === 1 ? undefined : NO);
    yield* t.chooseMany('p1', { ...choice(10), min: 0, max: 10, judgeAll });
  });
  expect(judgeAnswer(ask, randomAnswer(ask, quickDice(1)))).toBeUndefined();
});
