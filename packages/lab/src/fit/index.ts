import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Command,
  Failure,
  type Given,
  gameNamed,
  type Io,
  planOf,
  progress,
  wholeNumber,
} from '@potyczka/cli/commands';
import { type Fit, type Fitted, fitRidge } from './ridge.js';
import { rowsOf } from './rows.js';

/** How far a designer may be wrong about one weight, in hundredths of a point. */
const DOUBT = 25;

export const fit: Command = {
  name: 'fit',
  summary: "Fits the weights of a game's evaluation to games of bots against each other.",
  positional: 'GAME',
  flags: () => ({
    games: { takes: 'N', help: 'how many games, otherwise 1000' },
    seats: { takes: 'BOT,BOT,…', help: 'who plays, as for simulate' },
    teams: { takes: 'BOT,BOT,…', help: 'one bot for each side instead' },
    seed: { takes: 'S', help: 'the same seed gives the same weights, otherwise 1' },
    option: { takes: 'NAME=VALUE', help: 'an option of the game, as often as needed', many: true },
    vary: { takes: 'NAME=VALUE,VALUE,…', help: 'options that change, as for simulate', many: true },
    doubt: {
      takes: 'N',
      help: `how far a weight may be wrong before any game, in hundredths of a point, otherwise ${DOUBT}`,
    },
    write: { takes: 'FILE', help: 'writes the weights as a module of the game' },
  }),
  examples: [
    'potyczka fit adrenaline --games 200 --seats search:25,greedy,search:25,greedy --write packages/games/adrenaline/src/hints/weights.ts',
  ],
  run,
};

const cell = (x: number): string => x.toFixed(2).padStart(9);

const table = (names: readonly string[], { weights, explained, explains }: Fit): string =>
  [
    `${'feature'.padEnd(24)}${['given', 'fitted', '±'].map(head => head.padStart(9)).join('')}`,
    ...names.map((name, i) => {
      const { given, weight, error } = weights[i] as Fitted;
      const mark = Math.abs(weight - given) > error ? ' *' : '';
      return `${name.padEnd(24)}${cell(given)}${cell(weight)}${cell(error)}${mark}`;
    }),
    '',
    '* differs by more than its error',
    `of the spread of margins, ${percent(explains)} is explained; with the weights as given ${percent(explained)}`,
    '',
  ].join('\n');

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`;

const key = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

/** The weights as a module, with the command that made them. */
export const moduleOf = (command: string, names: readonly string[], weights: readonly Fitted[]): string =>
  [
    "import type { Weights } from '@potyczka/kernel/register';",
    '',
    '/**',
    ' * What each thing counts, in points. Fitted to games of bots against each other by',
    ` * \`${command}\``,
    ' */',
    'export const WEIGHTS: Weights = {',
    ...names.map((name, i) => `  ${key(name)}: ${Number((weights[i] as Fitted).weight.toFixed(2))},`),
    '};',
    '',
  ].join('\n');

async function run(given: Given, io: Io, args: readonly string[]): Promise<number> {
  const plan = await planOf(given);
  const { game, hints } = await gameNamed(plan.match.game);
  const { features } = hints;
  const designed = features?.designed ?? features?.weights;
  if (!designed) throw new Failure(`${game.id} names no features that could be weighed`);
  const bar = progress(io, 'games', plan.games);
  const { rows, names } = await rowsOf(plan, hints, designed, () => bar.step(1));
  bar.end();
  const doubt = wholeNumber(given, 'doubt', { least: 1, most: 1000, otherwise: DOUBT }) / 100;
  const found = fitRidge(
    rows,
    names.map(name => designed[name] ?? 0),
    doubt,
  );
  io.out(
    `${game.id}: ${plan.games} games, ${rows.length} turns, seed ${plan.match.seed}\n\n${table(names, found)}`,
  );
  const file = given.text('write');
  if (file !== undefined) {
    const command = `potyczka fit ${args.filter((arg, i) => arg !== '--write' && args[i - 1] !== '--write').join(' ')}`;
    writeFileSync(path.resolve(io.root, file), moduleOf(command, names, found.weights));
  }
  return 0;
}
