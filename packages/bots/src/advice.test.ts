import { type DeepReadonly, quickDice } from '@potyczka/kernel';
import { ambush } from '@potyczka/kernel/fixtures';
import { beginning, chanceFrom, determinize, World } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { type Digits, product } from './fixtures/small-games.js';
import { advise, type Hints, sightOf } from './index.js';

const OF = {
  product: (s: DeepReadonly<Digits>) => s.given.reduce((a, b) => a * b, 1),
  given: (s: DeepReadonly<Digits>) => s.given.length,
};

const hints: Hints<Digits, { product: number }> = {
  value: s => OF.product(s),
  result: r => r.product / 125,
  isRest: rule => rule === 'PRO-1',
  features: {
    of: s => ({ product: OF.product(s), given: OF.given(s) }),
    weights: { product: 1, given: 0 },
  },
};

const begun = () => new World(product, {}, beginning(product, {}), chanceFrom(quickDice(1)));
const ask = (world: ReturnType<typeof begun>) =>
  advise(sightOf(world, 'p1'), hints, quickDice(2), { iterations: 200 }, 'greedy');

test('a learner is told the best answer, and by what it is better than the others', () => {
  const advice = ask(begun());
  expect(advice.answer).toBe('5');
  expect(advice.brings.product).toBeGreaterThan(0);
  // What all answers bring alike is no reason.
  expect(advice.brings.given).toBe(0);
});

test('advice changes nothing in the match', () => {
  const world = begun();
  const before = JSON.stringify(world.state);
  ask(world);
  expect(JSON.stringify(world.state)).toBe(before);
  expect(world.askOf('p1')?.spec.rule).toBe('PRO-1');
});

type Hands = ReturnType<typeof ambush.initial>;
const hands: Hints<Hands, { survivors: readonly string[] }> = {
  value: (s, seat) => s.lives[seat] ?? 0,
  result: (r, seat) => (r.survivors.includes(seat) ? 1 : 0),
  isRest: rule => rule === 'AMB-LAY',
  features: { of: (s, seat) => ({ lives: s.lives[seat] ?? 0 }), weights: { lives: 1 } },
};

test('advice does not hang on what lies face down: where the others hold other cards it is the same', () => {
  const options = { players: 3 };
  let others = 0;
  for (let deal = 0; deal < 5; deal++) {
    const world = new World(ambush, options, beginning(ambush, options), chanceFrom(quickDice(deal)));
    const other = determinize(world, 'p1', quickDice(90 + deal), chanceFrom(quickDice(7)));
    const [a, b] = [world, other].map(w =>
      advise(sightOf(w, 'p1'), hands, quickDice(3), { iterations: 60 }, 'greedy'),
    );
    expect(other.view('p1')).toEqual(world.view('p1'));
    expect(b).toEqual(a);
    if (JSON.stringify(other.state) !== JSON.stringify(world.state)) others++;
  }
  expect(others).toBeGreaterThan(0);
});

test('nothing is a reason where a game names no features', () => {
  const { features: _, ...plain } = hints;
  const advice = advise(sightOf(begun(), 'p1'), plain, quickDice(2), { iterations: 200 }, 'greedy');
  expect(advice).toEqual({ answer: '5', brings: {} });
});
