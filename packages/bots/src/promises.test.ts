import type { Answer, Seat } from '@potyczka/kernel';
import { ambush, discs, ticTacToe } from '@potyczka/kernel/fixtures';
import {
  beginning,
  chanceFrom,
  determinize,
  ImpossibleGuess,
  judgeAnswer,
  quickDice,
  World,
} from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { type BotSight, type Hints, LEVELS, type Memory, makeBot, sightOf } from './index.js';

type AmbushState = ReturnType<typeof ambush.initial>;
type AmbushResult = { survivors: Seat[] };

const hints: Hints<AmbushState, AmbushResult> = {
  value: (s, seat) => (s.lives[seat] ?? 0) * 2 - Object.values(s.lives).reduce((a, b) => a + b, 0),
  result: (r, seat) => (r.survivors.includes(seat) ? 1 : 0),
  isRest: rule => rule === 'AMB-LAY',
};

const options = { players: 3 };
const start = (seed: number) =>
  new World(ambush, options, beginning(ambush, options), chanceFrom(quickDice(seed)));

/** Random worlds of a few decisions each. */
const worlds = Array.from({ length: 12 }, (_, seed) => {
  const world = start(seed);
  const dice = quickDice(100 + seed);
  for (let n = 0; n < seed * 2 && world.result === undefined && world.ask; n++) {
    const legal = world.legal(world.ask.seat);
    world.give(world.ask.seat, legal[dice.below(legal.length)] as Answer);
  }
  return world;
}).filter(w => w.result === undefined);

describe.each(LEVELS)('%s', level => {
  const bot = makeBot(level, hints);

  test('always answers legally', () => {
    for (const world of worlds) {
      for (const ask of world.asks) {
        const a = bot.answer(sightOf(world, ask.seat), quickDice(1), { iterations: 60 });
        expect(judgeAnswer(ask, a)).toBeUndefined();
      }
    }
  });

  test('is blind: from two worlds that its seat cannot tell apart the same dice give the same answer', () => {
    for (const world of worlds) {
      for (const { seat } of world.asks) {
        const other = determinize(world, seat, quickDice(77), chanceFrom(quickDice(78)));
        const think = (w: typeof world) => bot.answer(sightOf(w, seat), quickDice(5), { iterations: 40 });
        expect(think(other)).toEqual(think(world));
      }
    }
  });

  test('is as blind and as lawful with a memory, even one of another moment', () => {
    const [mine, others]: [Memory, Memory] = [{}, {}];
    for (const world of worlds) {
      for (const ask of world.asks) {
        const { seat } = ask;
        const other = determinize(world, seat, quickDice(77), chanceFrom(quickDice(78)));
        const think = (w: typeof world, memory: Memory) =>
          bot.answer(sightOf(w, seat), quickDice(5), { iterations: 40 }, memory);
        const a = think(world, mine);
        expect(judgeAnswer(ask, a)).toBeUndefined();
        expect(think(other, others)).toEqual(a);
      }
    }
  });

  test('answers although no guess can be found', () => {
    const [world] = worlds as [(typeof worlds)[number]];
    const seat = world.ask?.seat as Seat;
    const blindfolded: BotSight<AmbushState, never, unknown, unknown, AmbushResult> = {
      who: seat,
      view: world.view(seat),
      ask: world.askOf(seat) as BotSight<AmbushState, never, unknown, unknown, AmbushResult>['ask'],
      world: () => {
        throw new ImpossibleGuess('never');
      },
    };
    const a = bot.answer(blindfolded, quickDice(1), { iterations: 20 });
    expect(judgeAnswer(blindfolded.ask, a)).toBeUndefined();
  });

  test('stops when its time is up', () => {
    const [world] = worlds as [(typeof worlds)[number]];
    const seat = world.ask?.seat as Seat;
    let reads = 0;
    const now = () => ++reads * 10;
    const a = bot.answer(sightOf(world, seat), quickDice(1), { milliseconds: 50, now });
    expect(judgeAnswer(world.askOf(seat) as never, a)).toBeUndefined();
    expect(reads).toBeLessThan(200);
  });
});

test('a bot is given no way to the true state', () => {
  const world = worlds[3] as (typeof worlds)[number];
  const sight = sightOf(world, world.ask?.seat as Seat);
  expect(Object.keys(sight).sort()).toEqual(['ask', 'view', 'who', 'world']);
  expect(JSON.stringify(sight.view)).not.toContain('deck"');
});

test('greedy takes a win that lies open, and search too', () => {
  const state = { cells: ['p1', 'p1', null, 'p2', 'p2', null, null, null, null], turn: 'p1' } as const;
  const world = new World(
    ticTacToe,
    {},
    { ...beginning(ticTacToe, {}), at: 'step', state: { cells: [...state.cells], turn: 'p1' } },
    chanceFrom(quickDice(1)),
  );
  const know: Hints<ReturnType<typeof ticTacToe.initial>, { winner: Seat | null }> = {
    value: () => 0.5,
    result: (r, seat) => (r.winner === seat ? 1 : r.winner ? 0 : 0.5),
    isRest: () => true,
  };
  for (const level of ['greedy', 'search'] as const) {
    expect(makeBot(level, know).answer(sightOf(world, 'p1'), quickDice(3), { iterations: 300 })).toBe('2');
  }
});

test('random finds a legal pose among those proposed', () => {
  const options = { side: 6000, squad: 1, arrows: false };
  const world = new World(discs, options, beginning(discs, options), chanceFrom(quickDice(1)));
  const none: Hints<ReturnType<typeof discs.initial>, { winner: Seat }> = {
    value: () => 0,
    result: () => 0,
    isRest: () => true,
  };
  const a = makeBot('random', none).answer(sightOf(world, 'p1'), quickDice(3), {});
  expect(judgeAnswer(world.askOf('p1') as never, a)).toBeUndefined();
});
