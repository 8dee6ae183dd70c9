import { LEVELS, type Level } from '@potyczka/bots';
import { type Given, oneOf, WrongArguments, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { acceptOptions, forSeats, optionsFromPairs } from '../game-options.js';
import { gameNamed } from '../games.js';
import type { Io } from '../io.js';
import { ALL_CORES, doAll } from '../jobs/pool.js';
import { progress } from '../jobs/progress.js';
import type { SimulateTask } from './games.js';
import { type Rate, type Statistics, statisticsOf } from './statistics.js';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Lets bots play each other and counts who wins.',
  positional: 'GAME',
  flags: () => ({
    games: { takes: 'N', help: 'how many games, otherwise 1000' },
    seats: { takes: 'BOT,BOT,…', help: `the bots, from ${LEVELS.join(', ')}; they change places every game` },
    seed: { takes: 'S', help: 'the same seed gives the same result, otherwise 1' },
    iterations: { takes: 'N', help: 'how long a search bot thinks about each answer' },
    option: { takes: 'NAME=VALUE', help: 'an option of the game, as often as needed', many: true },
    jobs: { takes: 'N', help: `how many cores, otherwise all (${ALL_CORES})` },
    json: { help: 'for another program to read' },
  }),
  examples: [
    'potyczka simulate adrenaline --games 1000 --seats greedy,random,random,random',
    'potyczka simulate adrenaline --games 200 --seats search,greedy,greedy --iterations 200 --option arena=D',
  ],
  run,
};

const DEFAULT_SEATS = 'greedy,random,random';

interface Plan {
  readonly task: Omit<SimulateTask, 'from' | 'to'>;
  readonly games: number;
  readonly jobs: number;
}

async function planOf(given: Given): Promise<Plan> {
  const kit = await gameNamed(given.names[0]);
  const games = wholeNumber(given, 'games', { least: 1, most: 100_000_000, otherwise: 1000 });
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 });
  const jobs = wholeNumber(given, 'jobs', { least: 1, most: 256, otherwise: ALL_CORES });
  const iterations =
    given.text('iterations') === undefined
      ? undefined
      : wholeNumber(given, 'iterations', { least: 1, otherwise: 1 });
  const bots = (given.text('seats') ?? DEFAULT_SEATS).split(',').map(bot => oneOf(bot, LEVELS, 'a bot'));
  const pairs = optionsFromPairs(given.texts('option'), kit.game.options);
  const options = acceptOptions(kit, { ...forSeats(kit.game, bots.length), ...pairs });
  const seats = kit.game.seats(options).length;
  if (seats !== bots.length)
    throw new WrongArguments(`--seats lists ${bots.length} bots, but ${seats} play with these options`);
  return { task: { game: kit.game.id, options, bots, seed, iterations }, games, jobs };
}

/** Small enough that no core waits long for the others, large enough that sending costs nothing. */
const chunkSize = (games: number, jobs: number): number =>
  Math.max(1, Math.min(50, Math.ceil(games / (8 * jobs))));

export const tasksOf = (task: Plan['task'], games: number, size: number): SimulateTask[] =>
  Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    ...task,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));

async function run(given: Given, io: Io): Promise<number> {
  const { task, games, jobs } = await planOf(given);
  const bar = progress(io, 'games', games);
  const start = performance.now();
  const tasks = tasksOf(task, games, chunkSize(games, jobs));
  const played = await doAll('simulate', tasks, jobs, done => bar.step(done.length));
  bar.end();
  const seconds = (performance.now() - start) / 1000;
  const statistics = statisticsOf(played.flat(), task.bots);
  io.out(
    given.isOn('json')
      ? `${asJson(task, statistics, seconds, jobs)}\n`
      : report(task, statistics, seconds, jobs),
  );
  return 0;
}

const asJson = (task: Plan['task'], s: Statistics, seconds: number, jobs: number): string => {
  const { game, options, seed, iterations } = task;
  return JSON.stringify({
    game,
    options,
    seed,
    iterations: iterations ?? null,
    ...s,
    time: { seconds, jobs, decisionsPerSecond: s.decisions / seconds, gamesPerSecond: s.games / seconds },
  });
};

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`.padStart(6);
const interval = ({ rate, low, high }: Rate): string =>
  `${percent(rate)}  [${percent(low)}, ${percent(high)}]`;
const thousands = (x: number): string => Math.round(x).toLocaleString('en');

function report(task: Plan['task'], s: Statistics, seconds: number, jobs: number): string {
  const bots = s.bots.map((bot, i) => `  ${String(i + 1).padStart(2)} ${bot.bot.padEnd(8)} ${interval(bot)}`);
  const levels = [...new Set(task.bots)].filter(level => task.bots.filter(b => b === level).length > 1);
  const places = s.places.map((place, i) => `  p${i + 1}          ${interval(place)}`);
  return [
    `${task.game}: ${thousands(s.games)} games, seed ${task.seed}, ${optionsLine(task.options)}`,
    '',
    'won, with the interval that holds the true rate in 95 of 100 cases:',
    ...bots,
    ...levels.map(level => `     all ${level}: ${percent(levelRate(s, level)).trim()}`),
    '',
    'by place at the table:',
    ...places,
    '',
    `${s.decisionsPerGame.toFixed(1)} decisions and ${s.turnsPerGame.toFixed(1)} turns a game`,
    `${thousands(s.decisions / seconds)} decisions and ${(s.games / seconds).toFixed(1)} games a second (${jobs} ${jobs === 1 ? 'core' : 'cores'}, ${seconds.toFixed(1)} s)`,
    '',
  ].join('\n');
}

const levelRate = (s: Statistics, level: Level): number =>
  s.bots.filter(({ bot }) => bot === level).reduce((sum, { rate }) => sum + rate, 0);

const optionsLine = (options: unknown): string =>
  Object.entries(options as Record<string, unknown>)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
