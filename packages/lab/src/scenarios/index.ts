import type { Command, Io } from '@potyczka/cli/commands';
import { type Given, WrongArguments } from '@potyczka/cli/commands';
import { game, hints } from '@potyczka/gloomhaven';
import { CLASSES, OFFERED, USUAL } from '@potyczka/gloomhaven/lab';
import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, judgeAnswer, legalAnswers, type OneAsk, World } from '@potyczka/kernel/run';

export const scenarios: Command = {
  name: 'scenarios',
  summary: 'Plays every scenario of Gloomhaven to its end by habit and tells faults and dead ends.',
  positional: '',
  flags: () => ({
    heroes: { takes: 'N,N', help: 'numbers of characters, otherwise 2,3,4' },
    seeds: { takes: 'N', help: 'games for each, otherwise 1' },
    only: { takes: 'N,N', help: 'some scenarios only' },
  }),
  examples: ['potyczka scenarios --heroes 2 --seeds 1', 'potyczka scenarios --only 1,2,3 --seeds 20'],
  run,
};

const numbers = (text: string | undefined, otherwise: readonly number[]): readonly number[] => {
  if (text === undefined) return otherwise;
  const all = text.split(',').map(Number);
  if (!all.every(n => Number.isInteger(n) && n > 0)) throw new WrongArguments(`numbers, not ${text}`);
  return all;
};

/** Decisions after which a game counts as one that never ends. */
const BOUND = 6000;
/** One answer in so many comes by chance: habits alone would leave most of the box untouched. */
const CHANCE = 10;

const answerTo = (ask: OneAsk, world: ReturnType<typeof worldOf>, dice: Dice): Answer => {
  const legal = dice.below(CHANCE) === 0 ? legalAnswers(ask, 200) : [];
  if (legal.length > 0) return legal[dice.below(legal.length)] as Answer;
  const habit = hints.habit(world.state, ask);
  if (habit !== undefined && !judgeAnswer(ask, habit)) return habit;
  const [first] = legalAnswers(ask, 1);
  if (first === undefined) throw new Error(`no legal answer at ${ask.spec.rule}`);
  return first;
};

const worldOf = (scenario: number, heroes: number, seed: number, dice: Dice) => {
  const turn = scenario * 7 + heroes * 3 + seed * 5;
  const nth = (i: number): string => CLASSES[(turn + i * 5) % CLASSES.length]!.id;
  const options = {
    ...USUAL,
    players: heroes,
    heroes,
    scenario: String(scenario),
    hero1: nth(0),
    hero2: nth(1),
    hero3: nth(2),
    hero4: nth(3),
    spoilers: true,
    level: 1 + (turn % 9),
  } as typeof USUAL;
  return new World(game, options, beginning(game, options), chanceFrom(dice));
};

/** One game; how it ended, or what went wrong. */
const play = (scenario: number, heroes: number, seed: number): string => {
  const dice = quickDice(scenario * 1000 + heroes * 100 + seed);
  try {
    const world = worldOf(scenario, heroes, seed, dice);
    for (let n = 0; n < BOUND && world.result === undefined; n++) {
      const ask = world.ask!;
      world.give(ask.seat, answerTo(ask, world, dice));
    }
    return world.result?.outcome ?? `no end after ${BOUND} decisions`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

async function run(given: Given, io: Io): Promise<number> {
  const heroes = numbers(given.text('heroes'), [2, 3, 4]);
  const [seeds = 1] = numbers(given.text('seeds'), [1]);
  const chosen = numbers(given.text('only'), OFFERED);
  let [games, won, faults] = [0, 0, 0];
  for (const scenario of chosen)
    for (const n of heroes)
      for (let seed = 1; seed <= seeds; seed++) {
        const came = play(scenario, n, seed);
        games++;
        if (came === 'won') won++;
        else if (came !== 'lost') {
          faults++;
          io.err(`scenario ${scenario}, ${n} characters, seed ${seed}: ${came}\n`);
        }
      }
  io.out(`${games} games, ${won} won, ${games - won - faults} lost, ${faults} faults\n`);
  return faults > 0 ? 1 : 0;
}
