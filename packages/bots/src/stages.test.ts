import type { Answer, Seat } from '@potyczka/kernel';
import { planning } from '@potyczka/kernel/fixtures';
import {
  beginning,
  chanceFrom,
  determinize,
  judgeAnswer,
  type OneAsk,
  quickDice,
  World,
} from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { type Hints, LEVELS, makeBot, sightOf } from './index.js';

type State = ReturnType<typeof planning.initial>;
type Points = Readonly<Record<Seat, number>>;

/** How far a seat is ahead of the best of the others. */
const ahead = (points: Points, seat: Seat): number => {
  const others = Object.entries(points).flatMap(([p, n]) => (p === seat ? [] : [n]));
  return (points[seat] ?? 0) - Math.max(0, ...others);
};

const hints: Hints<State, { points: Points }> = {
  value: (s, seat) => ahead(s.points, seat),
  result: (r, seat) => (ahead(r.points, seat) > 0 ? 1 : 0),
  isRest: rule => rule === 'PLAN-REST',
};

const options = { players: 3 };
const start = (seed: number) =>
  new World(planning, options, beginning(planning, options), chanceFrom(quickDice(seed)));

describe.each(LEVELS)('%s goes through the steps of a stage', level => {
  const bot = makeBot(level, hints);
  const think = (world: ReturnType<typeof start>, seat: Seat) =>
    bot.answer(sightOf(world, seat), quickDice(3), { iterations: 24 });

  test('to the end of a match, legally, whoever is at which step', () => {
    const world = start(1);
    const dice = quickDice(9);
    let steps = 0;
    while (world.result === undefined) {
      const ask = world.asks[dice.below(world.asks.length)] as OneAsk;
      const a = think(world, ask.seat);
      expect(judgeAnswer(ask, a)).toBeUndefined();
      world.give(ask.seat, a);
      if (world.stage?.drafts.length) steps++;
    }
    expect(steps).toBeGreaterThan(0);
  });

  test('and what others have begun or finished makes no difference to it', () => {
    const begun = (...answers: readonly Answer[]) => {
      const world = start(2);
      for (const a of answers) world.give('p2', a);
      world.give('p1', 'play');
      return world;
    };
    const card = start(2).state.hands.p2?.[0] as string;
    const worlds = [begun(), begun('play'), begun('rest'), begun('play', [card], card)];
    const thoughts = worlds.map(world => think(world, 'p1'));
    for (const a of thoughts) expect(a).toEqual(thoughts[0]);
    const [world] = worlds as [(typeof worlds)[number]];
    const other = determinize(world, 'p1', quickDice(7), chanceFrom(quickDice(8)));
    expect(think(other, 'p1')).toEqual(thoughts[0]);
  });
});

test('who finishes a stage expects partners to do what they usually do, and of others nothing', () => {
  const expected = (side: NonNullable<typeof hints.side>): ReadonlySet<Seat> => {
    const asked = new Set<Seat>();
    const habit: NonNullable<typeof hints.habit> = (_, ask) => {
      asked.add(ask.seat);
      return undefined;
    };
    const world = start(2);
    const told: typeof hints = { ...hints, side, habit };
    makeBot('greedy', told).answer(sightOf(world, 'p1'), quickDice(3), { iterations: 24 });
    asked.delete('p1');
    return asked;
  };
  expect(expected((_, seat) => (seat === 'p3' ? 'theirs' : 'ours'))).toEqual(new Set(['p2']));
  expect(expected((_, seat) => seat)).toEqual(new Set());
});

test('greedy leads with its best card', () => {
  const bot = makeBot('greedy', hints);
  const world = start(4);
  const worth = (card: string): number => Number(card.split('-')[1]);
  const best = Math.max(...(world.state.hands.p1 ?? []).map(worth));
  for (let ask = world.askOf('p1'); ask; ask = world.askOf('p1'))
    world.give('p1', bot.answer(sightOf(world, 'p1'), quickDice(1), { iterations: 200 }));
  for (const seat of ['p2', 'p3'] as const) world.give(seat, 'rest');
  expect(world.state.points.p1).toBe(best);
});
