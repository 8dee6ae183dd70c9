import path from 'node:path';
import { LEVELS } from '@potyczka/bots';
import { type Given, WrongArguments, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { acceptOptions, forSeats, optionsFromPairs } from '../game-options.js';
import { gameNamed } from '../games.js';
import type { Io } from '../io.js';
import { type KeptGames, keptIn } from '../jobs/kept.js';
import { ALL_CORES, doAll } from '../jobs/pool.js';
import { progress } from '../jobs/progress.js';
import { ClaimWatch, claimFrom } from './claim.js';
import { type Played, type SimulateTask, unitCount } from './games.js';
import { type About, commitOf } from './kept.js';
import { type Player, playerFrom, playerText } from './player.js';
import { asJson, report, type SimulatedMatch } from './report.js';
import { statisticsOf } from './statistics.js';
import { combinationsOf, variedFrom } from './vary.js';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Lets bots play each other and counts who wins.',
  positional: 'GAME',
  flags: () => ({
    games: { takes: 'N', help: 'how many games, otherwise 1000' },
    seats: {
      takes: 'BOT,BOT,…',
      help: `the bots, from ${LEVELS.join(', ')}; they change places every game. BOT:N thinks N iterations about an answer, BOT:Nms so much processor time about a turn`,
    },
    teams: { takes: 'BOT,BOT,…', help: 'one bot for each side instead, where seats win together' },
    seed: { takes: 'S', help: 'the same seed gives the same result, otherwise 1' },
    iterations: { takes: 'N', help: 'how long bots think about each answer that have no bound of their own' },
    option: { takes: 'NAME=VALUE', help: 'an option of the game, as often as needed', many: true },
    vary: {
      takes: 'NAME=VALUE,VALUE,…',
      help: 'an option that changes from game to game. A+B=… changes two in the same way, A/B=… gives them every two different values, both ways round; given several times, all combinations that the game accepts are gone through, the last changing fastest',
      many: true,
    },
    paired: { help: 'each deal as often as there are places, so that every bot sits in each' },
    claim: {
      takes: 'SHARE',
      help: 'stops as soon as it is settled whether the first bot wins more than so much, as 60%; otherwise after --games',
    },
    keep: { takes: 'FILE', help: 'keeps each game in a file and goes on from there the next time' },
    jobs: {
      takes: 'N',
      help: `how many cores, otherwise all (${ALL_CORES}); with 1, processor time is told as well`,
    },
    json: { help: 'for another program to read' },
  }),
  examples: [
    'potyczka simulate adrenaline --games 1000 --seats greedy,random,random,random',
    'potyczka simulate adrenaline --games 200 --seats search:200,greedy,greedy --option arena=D',
    'potyczka simulate apex --games 20 --teams greedy,random --jobs 1',
    'potyczka simulate adrenaline --games 40 --seats search,greedy,greedy --vary arena=A,B,C,D',
    'potyczka simulate apex --teams search:24,greedy:40 --games 600 --paired --claim 60% --keep apex.jsonl',
  ],
  run,
};

const DEFAULT_SEATS = 'greedy,random,random';

/** What is to be simulated. */
export interface Plan {
  readonly match: SimulatedMatch;
  readonly games: number;
  readonly jobs: number;
}

/** The bots that were listed, and whether each is a side. */
const botsFrom = (given: Given): Pick<SimulatedMatch, 'bots' | 'teams'> => {
  const teams = given.text('teams');
  const seats = given.text('seats');
  if (teams !== undefined && seats !== undefined)
    throw new WrongArguments('--seats and --teams exclude each other');
  const iterations =
    given.text('iterations') === undefined
      ? undefined
      : wholeNumber(given, 'iterations', { least: 1, otherwise: 1 });
  const bound = (bot: Player): Player =>
    bot.iterations === undefined && bot.milliseconds === undefined ? { ...bot, iterations } : bot;
  const bots = (teams ?? seats ?? DEFAULT_SEATS).split(',').map(text => bound(playerFrom(text)));
  return { bots, teams: teams !== undefined };
};

export async function planOf(given: Given): Promise<Plan> {
  const kit = await gameNamed(given.names[0]);
  const games = wholeNumber(given, 'games', { least: 1, most: 100_000_000, otherwise: 1000 });
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 });
  const { bots, teams } = botsFrom(given);
  // Processor time is that of the whole process: it is measured on one core, and of what is kept unless more are asked for.
  const isOne = given.text('keep') !== undefined || bots.some(bot => bot.milliseconds !== undefined);
  const jobs = wholeNumber(given, 'jobs', { least: 1, most: 256, otherwise: isOne ? 1 : ALL_CORES });
  if (jobs > 1 && bots.some(bot => bot.milliseconds !== undefined))
    throw new WrongArguments('with a bound in ms --jobs is 1');
  const pairs = optionsFromPairs(given.texts('option'), kit.game.options);
  const input = { ...(!teams && forSeats(kit.game, bots.length)), ...pairs };
  const vary = variedFrom(kit, given.texts('vary'), input);
  const options = vary ? combinationsOf(kit, vary)[0]?.options : acceptOptions(kit, input);
  const count = unitCount(kit, options as Record<string, unknown>, teams);
  if (count !== bots.length)
    throw new WrongArguments(
      teams
        ? `--teams lists ${bots.length} bots, but there are ${count} sides with these options`
        : `--seats lists ${bots.length} bots, but ${count} play with these options`,
    );
  const paired = given.isOn('paired') && bots.length > 1 ? ({ paired: true } as const) : {};
  const match = {
    game: kit.game.id,
    options,
    ...(vary && { vary }),
    bots,
    teams,
    seed,
    ...paired,
    timed: jobs === 1,
  };
  return { match, games, jobs };
}

/** Small enough that no core waits long for the others, large enough that sending costs nothing. */
const chunkSize = (games: number, jobs: number): number =>
  Math.max(1, Math.min(50, Math.ceil(games / (8 * jobs))));

export const tasksOf = (match: SimulatedMatch, games: number, size: number, from = 0): SimulateTask[] =>
  Array.from({ length: Math.ceil((games - from) / size) }, (_, i) => ({
    ...match,
    from: from + i * size,
    to: Math.min(games, from + (i + 1) * size),
  }));

/** The command without what does not change its games. */
const commandOf = (args: readonly string[]): string => {
  const isLeftOut = (arg: string | undefined): boolean => arg === '--games' || arg === '--keep';
  const told = args.filter((arg, i) => !isLeftOut(arg) && !isLeftOut(args[i - 1]) && arg !== '--json');
  return ['potyczka simulate', ...told].join(' ');
};

async function run(given: Given, io: Io, args: readonly string[]): Promise<number> {
  const { match, games, jobs } = await planOf(given);
  const file = given.text('keep');
  const claim = claimFrom(given);
  const watch = claim === undefined ? undefined : new ClaimWatch(claim, dealOf(match));
  const about: About = {
    command: commandOf(args),
    commit: commitOf(io.root),
    match,
    ...(claim !== undefined && { claim }),
  };
  const kept: KeptGames<Played> | undefined =
    file === undefined ? undefined : keptIn(path.resolve(file), about);
  const before = settledIn(kept?.played.slice(0, games) ?? [], watch);
  const bar = progress(io, 'games', games);
  bar.step(before.length);
  const start = performance.now();
  const size = kept || watch ? 1 : chunkSize(games, jobs);
  const tasks = watch?.isSettled ? [] : tasksOf(match, games, size, before.length);
  const played = await doAll('simulate', tasks, jobs, done => {
    kept?.add(done);
    bar.step(done.length);
    for (const each of done) watch?.add(each);
    return watch?.isSettled === true;
  });
  bar.end();
  const seconds = (performance.now() - start) / 1000;
  const fresh = played.flat();
  const statistics = statisticsOf([...before, ...fresh], match.bots.map(playerText));
  const decisions = fresh.reduce((sum, each) => sum + each.decisions, 0);
  const took = { seconds, jobs, decisions, games: fresh.length };
  const settled =
    claim === undefined || !watch ? undefined : { claim, verdict: watch.verdict, ...watch.rate };
  io.out(
    given.isOn('json')
      ? `${asJson(match, statistics, took, settled)}\n`
      : report(match, statistics, took, settled),
  );
  return 0;
}

/** So many games are one deal. */
export const dealOf = ({ paired, bots }: SimulatedMatch): number => (paired ? bots.length : 1);

/** The games that were kept, up to the one that settled the claim. */
const settledIn = (kept: readonly Played[], watch: ClaimWatch | undefined): readonly Played[] => {
  if (!watch) return kept;
  for (const each of kept) watch.add(each);
  return kept.slice(0, watch.games);
};
