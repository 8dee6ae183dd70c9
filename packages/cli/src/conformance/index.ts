import path from 'node:path';
import type { Tally } from '@potyczka/kernel/conformance';
import { type Given, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { gameNamed } from '../games.js';
import type { Io } from '../io.js';
import { type KeptGames, keptIn } from '../jobs/kept.js';
import { ALL_CORES, doAll } from '../jobs/pool.js';
import { duration, progress } from '../jobs/progress.js';
import type { Conformed, ConformTask } from './conform.js';

export const conformance: Command = {
  name: 'conformance',
  summary: 'Plays at random and checks everything that every game owes, over all its options of interest.',
  positional: 'GAME',
  flags: () => ({
    games: { takes: 'N', help: 'how many playouts, otherwise 1000' },
    seed: { takes: 'S', help: 'the first seed, otherwise 1' },
    keep: { takes: 'FILE', help: 'keeps each playout in a file and goes on from there the next time' },
    every: { takes: 'K', help: 'one decision of K is looked at closely, otherwise as the game says' },
    jobs: { takes: 'N', help: `how many cores, otherwise all (${ALL_CORES})` },
  }),
  examples: [
    'potyczka conformance adrenaline --games 10000',
    'potyczka conformance apex --games 5000 --jobs 1 --keep apex.jsonl',
  ],
  run,
};

const CHUNK = 4;

/** The first line of a file with playouts that were kept. */
export interface About {
  readonly game: string;
  readonly rulesVersion: number;
  readonly every: number;
  readonly first: number;
}

/** Playout `i` has seed `first + i`; the sets of options take turns, so that each gets as many. */
export function tasksOf(
  task: Omit<ConformTask, 'set' | 'seeds'>,
  sets: number,
  games: number,
  first: number,
) {
  const tasks: ConformTask[] = [];
  for (let set = 0; set < sets; set++) {
    const seeds = [];
    for (let i = set; i < games; i += sets) seeds.push(first + i);
    for (let at = 0; at < seeds.length; at += CHUNK) {
      tasks.push({ ...task, set, seeds: seeds.slice(at, at + CHUNK) });
    }
  }
  return tasks;
}

async function run(given: Given, io: Io): Promise<number> {
  const { game, conformance: suits } = await gameNamed(given.names[0]);
  const games = wholeNumber(given, 'games', { least: 1, otherwise: 1000 });
  const first = wholeNumber(given, 'seed', { least: 0, otherwise: 1 });
  const jobs = wholeNumber(given, 'jobs', { least: 1, most: 256, otherwise: ALL_CORES });
  const { sets } = suits;
  const every = wholeNumber(given, 'every', { least: 1, otherwise: suits.every });
  const bar = progress(io, 'playouts', games);
  const start = performance.now();
  const file = given.text('keep');
  const about: About = { game: game.id, rulesVersion: game.rulesVersion, every, first };
  const kept: KeptGames<Conformed> | undefined =
    file === undefined ? undefined : keptIn(path.resolve(file), about);
  const before = (kept?.played ?? []).filter(({ seed }) => seed < first + games);
  bar.step(before.length);
  const isDone = new Set(before.map(({ seed }) => seed));
  const tasks = tasksOf({ game: game.id, root: io.root, every }, sets.length, games, first)
    .map(task => ({ ...task, seeds: task.seeds.filter(seed => !isDone.has(seed)) }))
    .filter(task => task.seeds.length > 0);
  const done = await doAll('conformance', tasks, jobs, some => {
    kept?.add(some);
    bar.step(some.length);
    return false;
  });
  bar.end();
  const all = [...before, ...done.flat()];
  for (const each of all) if ('failed' in each) io.out(`FAILED ${each.failed}\n`);
  const took = duration(performance.now() - start);
  io.out(
    `${summary(game.id, all, sets.length)}, looking closely at one decision of ${every} (${took}, ${jobs} ${jobs === 1 ? 'core' : 'cores'})\n`,
  );
  return all.some(each => 'failed' in each) ? 1 : 0;
}

const NAMES: Readonly<Record<keyof Tally, string>> = {
  decisions: 'decisions',
  refused: 'wrong answers refused',
  guesses: 'worlds guessed',
  impossible: 'of them impossible',
  undone: 'undone',
  retracted: 'steps taken back',
  resumed: 'resumed',
  deals: 'pairs of deals that look the same',
  moments: 'moments of them compared',
  parted: 'pairs not found',
  unseen: 'cards dealt unseen in them',
  differ: 'cards that lay elsewhere',
};

export function summary(game: string, all: readonly Conformed[], sets: number): string {
  const failed = all.filter(each => 'failed' in each).length;
  const sum = (of: keyof Tally) => all.reduce((n, each) => n + ('tally' in each ? each.tally[of] : 0), 0);
  const tallies = (Object.keys(NAMES) as (keyof Tally)[]).map(
    name => `${sum(name).toLocaleString('en')} ${NAMES[name]}`,
  );
  return `${game}: ${all.length - failed} of ${all.length} playouts conform over ${sets} sets of options: ${tallies.join(', ')}`;
}
