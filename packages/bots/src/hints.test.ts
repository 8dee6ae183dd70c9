import { type Answer, quickDice, type RuleId } from '@potyczka/kernel';
import { beginning, chanceFrom, type OneAsk, World } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { type Digits, product } from './fixtures/small-games.js';
import { type Hints, type Level, type Memory, makeBot, meaningOf, sightOf, withWishes } from './index.js';

const plain: Hints<Digits, { product: number }> = {
  value: s => s.given.reduce((a, b) => a * b, 1),
  result: () => 0,
  isRest: rule => rule === 'PRO-1',
  turns: 1,
};

/** All that a bot gives in a game of its own. */
const given = (level: Level, hints: typeof plain, iterations: number, memory?: Memory): readonly number[] => {
  const world = new World(product, {}, beginning(product, {}), chanceFrom(quickDice(1)));
  while (world.ask) {
    const answer = makeBot(level, hints).answer(sightOf(world, 'p1'), quickDice(2), { iterations }, memory);
    world.give('p1', answer);
  }
  return world.state.given;
};

describe.each(['greedy', 'search'] as const)('%s', level => {
  test('plays a whole action that the game knows, question by question', () => {
    const hints: typeof plain = {
      ...plain,
      value: s => (s.given.join() === '2,1,2' ? 100 : 0),
      groups: (_, ask) =>
        ask.spec.rule === 'PRO-1'
          ? [
              {
                name: 'odd one out',
                answers: [
                  { rule: 'PRO-1', answer: '2' },
                  { rule: 'PRO-2', answer: '1' },
                  { rule: 'PRO-2', answer: () => '2' },
                ],
              },
            ]
          : [],
    };
    expect(given(level, hints, 12, {})).toEqual([2, 1, 2]);
  });

  test('does not look at what the game says is not worth it', () => {
    const prior: (typeof plain)['prior'] = (_, __, answers) =>
      answers.map(a => (a === '2' ? 0 : Number.NEGATIVE_INFINITY));
    expect(given(level, { ...plain, prior }, 50, {})).toEqual([2, 2, 2]);
    // Nothing is left out where nothing would be left.
    const none: (typeof plain)['prior'] = (_, __, answers) => answers.map(() => Number.NEGATIVE_INFINITY);
    expect(given(level, { ...plain, prior: none }, 200, {})).toEqual([5, 5, 5]);
  });

  test('a group ends where another rule asks, or its answer is not legal', () => {
    const answers = (rule: RuleId, answer: Answer) => [
      { rule: 'PRO-1' as const, answer: '3' },
      { rule, answer },
    ];
    for (const [rule, answer] of [
      ['PRO-9', '1'],
      ['PRO-2', '77'],
    ] as const) {
      const groups = () => [{ name: 'broken', answers: answers(rule, answer) }];
      expect(given(level, { ...plain, groups }, 200, {})).toEqual([5, 5, 5]);
    }
  });
});

test('a look goes on over as many positions at rest as the game says that a turn has', () => {
  const hints: typeof plain = {
    ...plain,
    isRest: () => true,
    value: s => (s.given.join() === '2,3,1' ? 1 : 0),
  };
  expect(given('search', { ...hints, rests: 2 }, 5)[0]).toBe(2);
  expect(given('search', { ...hints, rests: 0 }, 5)[0]).toBe(1);
});

test('what looks promising is looked at first, and is all that is looked at where time is short', () => {
  const seen = new Set<string>();
  const prior: NonNullable<typeof plain.prior> = (_, __, answers) =>
    answers.map(a => {
      seen.add(String(a));
      return a === '4' ? 10 : -Number(a);
    });
  expect(given('search', { ...plain, value: () => 0, prior }, 1)).toEqual([4, 4, 4]);
  expect([...seen].sort()).toEqual(['1', '2', '3', '4', '5']);
});

test('habits end long lines of thought', () => {
  const asked: OneAsk[] = [];
  const habit = (_: unknown, ask: OneAsk) => {
    asked.push(ask);
    return '5';
  };
  expect(given('greedy', { ...plain, habit }, 6)).toEqual([5, 5, 5]);
  expect(asked.length).toBeGreaterThan(0);
});

test('a wish changes what counts, as far as the game knows it', () => {
  const hints: typeof plain = {
    ...plain,
    features: { of: s => ({ sum: s.given.reduce((a, b) => a + b, 0) }), weights: { sum: 1 } },
    wishes: { low: { label: { id: 'low' }, weights: w => ({ ...w, sum: -1 }) } },
  };
  expect(given('greedy', withWishes(hints, [{ id: 'low' }]), 200)).toEqual([1, 1, 1]);
  expect(withWishes(hints, [{ id: 'unknown' }])).toBe(hints);
  expect(withWishes(plain, [{ id: 'low' }])).toBe(plain);
});

test('a companion says what it means by an answer in words of the game, or nothing', () => {
  const world = new World(product, {}, beginning(product, {}), chanceFrom(quickDice(1)));
  const sight = sightOf(world, 'p1');
  const hints: typeof plain = {
    ...plain,
    intention: (_, seat, plan) => ({ id: 'means', args: { seat, answer: String(plan[0]?.answer) } }),
  };
  expect(meaningOf(sight, hints, quickDice(1), '3')).toEqual({
    id: 'means',
    args: { seat: 'p1', answer: '3' },
  });
  expect(meaningOf(sight, plain, quickDice(1), '3')).toBeUndefined();
});
