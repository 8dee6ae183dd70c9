import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Command,
  type Given,
  gameNamed,
  type Io,
  keptIn,
  readLedger,
  WrongArguments,
} from '@potyczka/cli/commands';
import { game } from '@potyczka/gloomhaven';
import { CLASSES, type Event, hints, ITEMS, OFFERED, USUAL } from '@potyczka/gloomhaven/lab';
import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import { checkPlayout } from '@potyczka/kernel/conformance';
import { beginning, chanceFrom, judgeAnswer, legalAnswers, type OneAsk, World } from '@potyczka/kernel/run';
import { type Ends, Used } from './used.js';

export const scenarios: Command = {
  name: 'scenarios',
  summary: 'Plays every scenario of Gloomhaven to its end by habit and tells faults and dead ends.',
  positional: '',
  flags: () => ({
    heroes: { takes: 'N,N', help: 'numbers of characters, otherwise 2,3,4' },
    seeds: { takes: 'N', help: 'games for each, otherwise 1' },
    only: { takes: 'N,N', help: 'some scenarios only' },
    conform: {
      takes: 'K',
      help: 'plays at random instead and checks everything that every game owes, one decision of K closely; 1 character is one player with two',
    },
    keep: { takes: 'FILE', help: 'keeps each game in a file and goes on from there the next time' },
    write: { takes: 'FILE', help: 'writes how often everything of the box was used, as a page of docs' },
  }),
  examples: [
    'potyczka scenarios --heroes 2 --seeds 1',
    'potyczka scenarios --only 1,2,3 --seeds 20',
    'potyczka scenarios --heroes 1,2,3,4 --conform 100',
    'potyczka scenarios --seeds 20 --keep coverage.jsonl --write docs/gloomhaven-coverage.md',
  ],
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
  // Hands, perks and items are packed by chance, so that all of them come along sooner or later.
  const byChance = world.state.phase === 'setup' || dice.below(CHANCE) === 0;
  const legal = byChance ? legalAnswers(ask, 200) : [];
  if (legal.length > 0) return legal[dice.below(legal.length)] as Answer;
  const habit = hints.habit(world.state, ask);
  if (habit !== undefined && !judgeAnswer(ask, habit)) return habit;
  const [first] = legalAnswers(ask, 1);
  if (first === undefined) throw new Error(`no legal answer at ${ask.spec.rule}`);
  return first;
};

/** More than one character can wear, so that chance decides. */
const OWNED = 9;
const SEATS = ['p1', 'p2', 'p3', 'p4'] as const;

type Company = NonNullable<typeof USUAL.party>;

/** A character whose items, perks and cards change from game to game, so that all of them come along. */
const comradeOf = (id: string, nth: number, level: number, turn: number): Company['heroes'][number] => {
  const { cards, perks, handSize } = CLASSES.find(c => c.id === id)!;
  const pool = cards.filter(c => c.level === 'X' || (c.level !== 'M' && c.level <= level)).map(c => c.id);
  return {
    id,
    seat: SEATS[nth]!,
    level,
    pool: turn % 2 === 0 ? pool.slice(-handSize) : pool,
    perks: perks.map((perk, row) => Math.min(perk.times, (turn + row) % 3)),
    items: Array.from({ length: OWNED }, (_, k) => ITEMS[((turn * 4 + nth) * OWNED + k) % ITEMS.length]!.id),
    stickers: [],
    bless: 0,
    effects: [],
  };
};

/** Every other seed strong characters meet weak monsters, so that games go on to their last rooms. */
const optionsOf = (scenario: number, heroes: number, seed: number): typeof USUAL => {
  const turn = scenario * 7 + heroes * 3 + seed * 5;
  const strong = seed % 2 === 0;
  const level = strong ? 9 : 1 + (turn % 9);
  const nth = (i: number): string => CLASSES[(turn + i * 5) % CLASSES.length]!.id;
  const company = Array.from({ length: Math.max(2, heroes) }, (_, i) =>
    comradeOf(nth(i), i % heroes, level, turn + seed * 17 + i),
  );
  return {
    ...USUAL,
    players: heroes,
    heroes: company.length,
    scenario: String(scenario),
    party: { level: strong ? 0 : Math.ceil(level / 2), looted: [], death: false, heroes: company },
  };
};

const worldOf = (scenario: number, heroes: number, seed: number, dice: Dice, used: Used) => {
  const options = optionsOf(scenario, heroes, seed);
  const world = new World(game, options, beginning(game, options), chanceFrom(dice), {
    watch: {
      event: (e: Event) => used.note(e, kind => world.state.abilities[kind]),
      chance: () => {},
      step: () => {},
    },
  });
  return world;
};

/** One game of one scenario: how it ended, or what went wrong, and what was used in it. */
interface Game {
  readonly scenario: number;
  readonly heroes: number;
  readonly seed: number;
  readonly came: string;
  readonly used: Readonly<Record<string, number>>;
}

const play = (scenario: number, heroes: number, seed: number): Game => {
  const dice = quickDice(scenario * 1000 + heroes * 100 + seed);
  const used = new Used();
  const over = (came: string): Game => ({ scenario, heroes, seed, came, used: used.counts });
  try {
    const world = worldOf(scenario, heroes, seed, dice, used);
    for (let n = 0; n < BOUND && world.result === undefined; n++) {
      const ask = world.ask!;
      world.give(ask.seat, answerTo(ask, world, dice));
    }
    return over(world.result?.outcome ?? `no end after ${BOUND} decisions`);
  } catch (error) {
    return over(error instanceof Error ? error.message : String(error));
  }
};

const isFault = ({ came }: Game): boolean => came !== 'won' && came !== 'lost';

async function run(given: Given, io: Io): Promise<number> {
  const heroes = numbers(given.text('heroes'), [2, 3, 4]);
  const [seeds = 1] = numbers(given.text('seeds'), [1]);
  const chosen = numbers(given.text('only'), OFFERED);
  // Seed by seed, so that a run that is broken off has played everything equally often.
  const tasks = Array.from({ length: seeds }, (_, i) =>
    chosen.flatMap(scenario => heroes.map(n => [scenario, n, i + 1] as const)),
  ).flat();
  const [every] = numbers(given.text('conform'), []);
  if (every !== undefined) return conformAll(tasks, every, io);
  const keep = given.text('keep');
  const kept =
    keep === undefined ? undefined : keptIn<Game>(keep, { rulesVersion: game.rulesVersion, heroes, chosen });
  const games = [...(kept?.played.slice(0, tasks.length) ?? [])];
  for (const task of tasks.slice(games.length)) {
    const played = play(...task);
    kept?.add([played]);
    games.push(played);
  }
  for (const each of games.filter(isFault))
    io.err(`scenario ${each.scenario}, ${each.heroes} characters, seed ${each.seed}: ${each.came}\n`);
  const file = given.text('write');
  if (file !== undefined) writeFileSync(file, pageOf(games));
  const won = games.filter(({ came }) => came === 'won').length;
  const faults = games.filter(isFault).length;
  io.out(`${games.length} games, ${won} won, ${games.length - won - faults} lost, ${faults} faults\n`);
  return faults > 0 ? 1 : 0;
}

/** Random playouts of the same tasks, with all that every game owes. */
async function conformAll(
  tasks: readonly (readonly [scenario: number, heroes: number, seed: number])[],
  every: number,
  io: Io,
): Promise<number> {
  const { say, tell, conformance } = await gameNamed(game.id);
  const rules = new Set(readLedger(path.join(io.root, 'docs', 'rules')).games.get(game.id));
  let [decisions, failed] = [0, 0];
  for (const [scenario, heroes, seed] of tasks) {
    const options = optionsOf(scenario, heroes, seed);
    const { bound } = conformance;
    const suite = { game, options: [options], seeds: [seed], bound, rules, say, tell, every };
    try {
      decisions += checkPlayout({ suite, options, seed }).decisions;
    } catch (error) {
      failed++;
      io.err(`scenario ${scenario}, ${heroes} characters, seed ${seed}: ${String(error)}\n`);
    }
  }
  io.out(`${tasks.length - failed} of ${tasks.length} playouts conform, ${decisions} decisions\n`);
  return failed > 0 ? 1 : 0;
}

const pageOf = (games: readonly Game[]): string => {
  const used = new Used();
  const ends = new Map<number, Ends>();
  for (const each of games) {
    used.add(each.used);
    const end = ends.get(each.scenario) ?? { games: 0, won: 0, faults: 0 };
    ends.set(each.scenario, end);
    end.games++;
    if (each.came === 'won') end.won++;
    else if (isFault(each)) end.faults++;
  }
  const heroes = [...new Set(games.map(each => each.heroes))].sort();
  const seeds = Math.max(...games.map(each => each.seed));
  return used.page(heroes, seeds, ends);
};
