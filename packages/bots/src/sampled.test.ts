import { type Answer, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { type Digits, lottery, type Purse, product } from './fixtures/small-games.js';
import { type Hints, makeBot, sightOf } from './index.js';

const purse: Hints<Purse, { points: number }> = {
  value: s => s.points ?? 0,
  result: () => 0,
  isRest: rule => rule === 'LOT-1',
  samples: 2,
};

const digits: Hints<Digits, { product: number }> = {
  value: s => s.given.reduce((a, b) => a * b, 1),
  result: () => 0,
  isRest: rule => rule === 'PRO-1',
  samples: 1,
};

describe.each(['greedy', 'search'] as const)('%s, where luck decides much,', level => {
  test('takes what comes out best on average', () => {
    for (let seed = 0; seed < 20; seed++) {
      const world = new World(lottery, {}, beginning(lottery, {}), chanceFrom(quickDice(seed)));
      expect(makeBot(level, purse).answer(sightOf(world, 'p1'), quickDice(seed), {})).toBe('safe');
    }
  });

  const first = (hints: typeof digits, iterations: number): Answer => {
    const world = new World(product, {}, beginning(product, {}), chanceFrom(quickDice(1)));
    return makeBot(level, hints).answer(sightOf(world, 'p1'), quickDice(2), { iterations });
  };

  test('goes on as it usually does after the answer, and drops the worse half until one is left', () => {
    expect(first({ ...digits, habit: () => '3' }, 400)).toBe('5');
    expect(first({ ...digits, habit: (s, _) => (s.given[0] === 2 ? '5' : '1') }, 400)).toBe('2');
  });

  test('trusts what looks promising as far as it had no time to try', () => {
    const prior: NonNullable<typeof digits.prior> = (_, __, answers) => answers.map(a => (a === '4' ? 9 : 0));
    expect(first({ ...digits, habit: () => '3', prior }, 1)).toBe('4');
    expect(first({ ...digits, habit: () => '3', prior: () => [1, 0, 0, 0, 0] }, 400)).toBe('5');
  });
});

test('search takes no more than the time for a turn for all its questions together', () => {
  const world = new World(product, {}, beginning(product, {}), chanceFrom(quickDice(1)));
  let clock = 0;
  const budget = { milliseconds: 100, now: () => clock++ };
  const memory = {};
  const took: number[] = [];
  while (world.ask) {
    const began = clock;
    const hints = { ...digits, isRest: () => false, habit: () => '3' };
    world.give('p1', makeBot('search', hints).answer(sightOf(world, 'p1'), quickDice(2), budget, memory));
    took.push(clock - began);
  }
  // Half of what is left for each: 50, 25, 12, and the readings of the clock around them.
  expect(took).toHaveLength(3);
  expect(took.reduce((sum, n) => sum + n, 0)).toBeLessThan(100);
});

describe('search, where the reply of the others decides,', () => {
  const { samples: _, ...plain } = digits;
  const playedOn: typeof digits = {
    ...plain,
    habit: () => '1',
    playOn: { turns: 1, samples: 2, begins: () => false, from: () => true },
  };

  const answers = (hints: typeof digits): Answer[] => {
    const world = new World(product, {}, beginning(product, {}), chanceFrom(quickDice(1)));
    const memory = {};
    return [1, 2].map(() => {
      const a = makeBot('search', hints).answer(
        sightOf(world, 'p1'),
        quickDice(2),
        { iterations: 400 },
        memory,
      );
      world.give('p1', a);
      return a;
    });
  };

  test('compares answers by what has come of them when everybody has gone on by habit', () => {
    expect(answers(playedOn)[0]).toBe('5');
    expect(answers({ ...playedOn, habit: s => (s.given[0] === 2 ? '5' : '1') })[0]).toBe('2');
  });

  test('takes a whole action that comes out better than any answer alone, and goes on with it', () => {
    const groups: NonNullable<typeof digits.groups> = (_, ask) =>
      ask.spec.rule === 'PRO-1'
        ? [
            {
              name: 'four, five',
              answers: [
                { rule: 'PRO-1', answer: '4' },
                { rule: 'PRO-2', answer: '5' },
              ],
            },
          ]
        : [];
    expect(answers({ ...playedOn, groups })).toEqual(['4', '5']);
  });

  test('thinks as it does elsewhere before turns are taken', () => {
    const hints = { ...playedOn, playOn: { turns: 1, samples: 2, begins: () => false, from: () => false } };
    expect(answers(hints)[0]).toBe('5');
  });
});
