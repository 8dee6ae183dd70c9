import { game as adrenaline, type Options, type Result, type State } from '@potyczka/adrenaline';
import { registration } from '@potyczka/adrenaline/register';
import { LEVELS, makeBot, sightOf } from '@potyczka/bots';
import { type Answer, type CardId, quickDice, type Seat } from '@potyczka/kernel';
import {
  beginning,
  cardsIn,
  chanceFrom,
  determinize,
  judgeAnswer,
  type OneAsk,
  World,
} from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';

const { hints } = await registration.hints();

const OPTIONS: Options = {
  players: 4,
  arena: 'B',
  skulls: 5,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

const table = (options: Options, seed: number) =>
  new World(adrenaline, options, beginning(adrenaline, options), chanceFrom(quickDice(seed)));
type Table = ReturnType<typeof table>;

const VARIANTS: readonly Options[] = [
  OPTIONS,
  { ...OPTIONS, arena: 'D', players: 3, bot: true },
  { ...OPTIONS, arena: 'C', mode: 'domination', skulls: 8 },
];

/** Moments of random games at which there is something to choose. */
const moments: readonly Table[] = VARIANTS.flatMap((options, seed) => {
  const world = table(options, seed);
  const dice = quickDice(seed);
  const found: Table[] = [];
  for (let n = 0; world.ask && found.length < 3; n++) {
    const { seat } = world.ask;
    const legal = world.legal(seat);
    if (n % 41 === 40 && legal.length > 1) found.push(world.fork(chanceFrom(quickDice(n))));
    world.give(seat, legal[dice.below(legal.length)] as Answer);
  }
  return found;
});

describe.each(LEVELS)('%s plays Adrenaline', level => {
  const bot = makeBot<State, Result>(level, hints);

  test.each(moments.map((world, i) => [i, world] as const))(
    'legally and blind to what its seat cannot know, at moment %d',
    (_, world) => {
      const { seat } = world.ask as OneAsk;
      const think = (w: Table) => bot.answer(sightOf(w, seat), quickDice(5), { iterations: 60 });
      const answer = think(world);
      expect(judgeAnswer(world.ask as OneAsk, answer)).toBeUndefined();
      for (const dice of [1, 2]) {
        const other = determinize(world, seat, quickDice(dice), chanceFrom(quickDice(dice)));
        expect(think(other)).toEqual(answer);
      }
    },
  );
});

/** Everything that can be reached from an object without calling a function. */
const reachable = (x: unknown, found = new Set<unknown>()): Set<unknown> => {
  if (typeof x !== 'object' || x === null || found.has(x)) return found;
  found.add(x);
  for (const key of Reflect.ownKeys(x)) reachable(Reflect.get(x, key), found);
  return found;
};

test('from what a bot is given no hidden card and no state can be reached', () => {
  for (const world of moments) {
    const { seat } = world.ask as OneAsk;
    const sight = sightOf(world, seat);
    const hidden = new Set<CardId>(
      adrenaline
        .hidden(world.state)
        .filter(h => !h.seen.includes(seat))
        .flatMap(h => h.cards),
    );
    const objects = reachable(sight);
    expect(objects.has(world.state)).toBe(false);
    const named = [...objects].flatMap(x => [...cardsIn(x)]);
    expect(named.filter(card => hidden.has(card))).toEqual([]);
    expect(sight.world(quickDice(1)).view(seat)).toEqual(sight.view);
    const decks = [1, 2].map(dice => sight.world(quickDice(dice)).state.powerUpDeck);
    if (decks[0] && decks[0].length > 5) expect(decks[0]).not.toEqual(decks[1]);
  }
});

test('one greedy beats random ones', () => {
  const world = table({ ...OPTIONS, players: 3 }, 8);
  const dice = quickDice(8);
  const bots = { p1: 'random', p2: 'greedy', p3: 'random' } as const;
  while (world.ask) {
    const seat = world.ask.seat as Extract<Seat, keyof typeof bots>;
    const bot = makeBot<State, Result>(bots[seat], hints);
    world.give(seat, bot.answer(sightOf(world, seat), dice, { iterations: 60 }));
  }
  expect(world.result?.winners).toEqual(['p2']);
});
