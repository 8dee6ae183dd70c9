import { type Dice, quickDice, type Seat } from '@potyczka/kernel';
import { ambush, ticTacToe } from '@potyczka/kernel/fixtures';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { type Digits, lottery, type Purse, product } from './fixtures/small-games.js';
import { type BotSight, type Hints, type Level, type Memory, makeBot, sightOf } from './index.js';

type Cells = ReturnType<typeof ticTacToe.initial>;
const cells: Hints<Cells, { winner: Seat | null }> = {
  value: () => 0,
  result: (r, seat) => (r.winner === seat ? 1 : r.winner ? 0 : 0.5),
  isRest: () => true,
};

/** Tic-tac-toe from a drawing; `1` and `2` are the marks of the seats. */
const drawn = (drawing: string, turn: Seat) => {
  const marks = [...drawing.replaceAll(/\s/g, '')].map(c => (c === '.' ? null : (`p${c}` as Seat)));
  const base = { ...beginning(ticTacToe, {}), at: 'step', state: { cells: marks, turn } } as const;
  return new World(ticTacToe, {}, base, chanceFrom(quickDice(1)));
};

describe('search looks beyond its own turn', () => {
  const bot = makeBot('search', cells);

  test('and prevents a loss', () => {
    const world = drawn('2 2 .  1 . .  . . 1', 'p1');
    expect(bot.answer(sightOf(world, 'p1'), quickDice(1), { iterations: 400 })).toBe('2');
  });

  test('and sees a double threat coming: a corner would lose, an edge holds', () => {
    const world = drawn('1 . .  . 2 .  . . 1', 'p2');
    for (let seed = 0; seed < 3; seed++) {
      const answer = bot.answer(sightOf(world, 'p2'), quickDice(seed), { iterations: 2000 });
      expect(['1', '3', '5', '7']).toContain(answer);
    }
  });
});

test('looks at every answer once, however little time there is: the last one wins', () => {
  const world = drawn('. 2 .  2 . .  1 1 .', 'p1');
  const bot = makeBot('search', { ...cells, turns: 1 });
  expect(bot.answer(sightOf(world, 'p1'), quickDice(1), { iterations: 1 })).toBe('8');
});

type Hands = ReturnType<typeof ambush.initial>;
const hands: Hints<Hands, { survivors: Seat[] }> = {
  value: (s, seat) =>
    (s.lives[seat] ?? 0) - Math.max(...s.seats.filter(p => p !== seat).map(p => s.lives[p] ?? 0)),
  result: (r, seat) => (r.survivors.includes(seat) ? 1 / r.survivors.length : 0),
  isRest: rule => rule === 'AMB-LAY',
};

/** Lives left, mine less those of the best other, summed over games of one bot against random ones. */
const lead = (level: Level, games: number): number => {
  const options = { players: 3 };
  let sum = 0;
  for (let g = 0; g < games; g++) {
    const world = new World(ambush, options, beginning(ambush, options), chanceFrom(quickDice(g)));
    const dice = quickDice(50 + g);
    while (world.ask) {
      const { seat } = world.ask;
      const bot = makeBot(seat === 'p2' ? level : 'random', hands);
      world.give(seat, bot.answer(sightOf(world, seat), dice, { iterations: 60 }));
    }
    sum += hands.value(world.state, 'p2');
  }
  return sum;
};

test('where all choose at the same time, whoever thinks fares better than chance', () => {
  const games = 20;
  const random = lead('random', games);
  expect(lead('greedy', games)).toBeGreaterThan(random);
  expect(lead('search', games)).toBeGreaterThan(random);
});

describe('a gentle bot', () => {
  test('plays by the habit of the game where it has one', () => {
    const world = drawn('. . .  . 1 .  . . .', 'p2');
    const usual = { ...cells, habit: () => '6' };
    expect(makeBot('gentle', usual).answer(sightOf(world, 'p2'), quickDice(1), {})).toBe('6');
    // What is not legal is no habit.
    const taken = { ...cells, habit: () => '4' };
    expect(world.legal('p2')).toContain(
      makeBot('gentle', taken).answer(sightOf(world, 'p2'), quickDice(1), {}),
    );
  });

  test('plays for the goal without one: it fares better than chance', () => {
    expect(lead('gentle', 20)).toBeGreaterThan(lead('random', 20));
  });

  test('and gives its answer when it has no time at all', () => {
    const world = drawn('. . .  . 1 .  . . .', 'p2');
    const sight = sightOf(world, 'p2');
    const budget = { milliseconds: 0, now: () => 0 };
    expect(world.legal('p2')).toContain(makeBot('gentle', cells).answer(sight, quickDice(1), budget));
  });
});

test('a forced answer needs no thought', () => {
  const world = drawn('1 2 1  1 2 2  2 1 .', 'p1');
  const sight: BotSight<
    Cells,
    { type: 'marked'; cell: number; by: Seat },
    Cells,
    unknown,
    { winner: Seat | null }
  > = {
    ...sightOf(world, 'p1'),
    world: () => {
      throw new Error('not to be asked');
    },
  };
  for (const level of ['greedy', 'search'] as const) {
    expect(makeBot(level, cells).answer(sight, quickDice(1), {})).toBe('8');
  }
});

test('with a clock but no bound, and with time for nothing, a bot still answers', () => {
  const world = drawn('. . .  . 1 .  . . .', 'p2');
  for (const level of ['greedy', 'search'] as const) {
    const bot = makeBot(level, cells);
    const sight = sightOf(world, 'p2');
    expect(world.legal('p2')).toContain(bot.answer(sight, quickDice(1), { now: () => 0 }));
    expect(world.legal('p2')).toContain(bot.answer(sight, quickDice(1), { milliseconds: 0, now: () => 0 }));
  }
});

test('what only luck allows is not taken for granted', () => {
  const purse: Hints<Purse, { points: number }> = {
    value: s => s.points ?? 0,
    result: () => 0,
    isRest: rule => rule === 'LOT-1',
    turns: 1,
  };
  for (let seed = 0; seed < 40; seed++) {
    const world = new World(lottery, {}, beginning(lottery, {}), chanceFrom(quickDice(seed)));
    const answer = makeBot('search', purse).answer(sightOf(world, 'p1'), quickDice(seed), {
      iterations: 100,
    });
    expect(answer).toBe('safe');
  }
});

test('whoever remembers their last thought guesses no new world while they learn nothing', () => {
  const digits: Hints<Digits, { product: number }> = {
    value: s => s.given.reduce((a, b) => a * b, 1),
    result: () => 0,
    isRest: rule => rule === 'PRO-1',
    turns: 1,
  };
  const play = (memory: Memory | undefined) => {
    const world = new World(product, {}, beginning(product, {}), chanceFrom(quickDice(1)));
    let guesses = 0;
    while (world.ask) {
      const sight = sightOf(world, 'p1');
      const counted = {
        ...sight,
        world: (dice: Dice) => {
          guesses++;
          return sight.world(dice);
        },
      };
      world.give('p1', makeBot('search', digits).answer(counted, quickDice(2), { iterations: 40 }, memory));
    }
    return { given: world.state.given, guesses };
  };
  const [anew, remembering] = [play(undefined), play({})];
  expect(remembering.given).toEqual([5, 5, 5]);
  expect(anew.given).toEqual([5, 5, 5]);
  expect(remembering.guesses).toBeLessThan(anew.guesses);
});
