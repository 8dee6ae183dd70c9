import path from 'node:path';
import {
  acceptOptions,
  type Command,
  type Given,
  gameNamed,
  type Io,
  keptIn,
  optionsFromPairs,
  progress,
  wholeNumber,
} from '@potyczka/cli/commands';
import { type Puzzle, puzzlesOf, type Wishes } from './mine.js';

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'Looks for moments of matches at which one answer is much better than all others.',
  positional: 'GAME',
  flags: () => ({
    games: { takes: 'N', help: 'matches of bots that are looked through, otherwise 10' },
    worlds: {
      takes: 'N',
      help: 'guessed worlds in each of which the answer has to be the best, otherwise 8',
    },
    thought: { takes: 'N', help: 'thoughts of the search that has to agree, twice, otherwise 600' },
    playouts: { takes: 'N', help: 'worlds that are played to the end, otherwise 200' },
    margin: { takes: 'N', help: 'how much more it has to win for sure, in hundredths, otherwise 10' },
    most: { takes: 'N', help: 'puzzles of one match at most, otherwise 3' },
    seed: { takes: 'S', help: 'the same seed finds the same puzzles, otherwise 1' },
    option: { takes: 'NAME=VALUE', help: 'an option of the game, as often as needed', many: true },
    keep: {
      takes: 'FILE',
      help: 'keeps each match with its puzzles in a file and goes on from there the next time',
    },
    json: { help: 'for another program to read: a puzzle in a line' },
  }),
  examples: ['potyczka puzzles adrenaline --games 20 --keep puzzles-adrenaline.jsonl'],
  run,
};

/** A match that was looked through, with what was found. */
interface Looked {
  readonly game: number;
  readonly found: readonly Puzzle[];
}

const lineOf = ({ at, seat, rule, answer, level, lead, low, playouts, match }: Puzzle): string =>
  `${match.game} ${match.seed?.slice(0, 8)} after ${at}: ${seat}, ${rule}, level ${level}: ${JSON.stringify(answer)} wins ${Math.round(100 * lead)} of 100 more (${Math.round(100 * low)} at least), ${playouts} worlds\n`;

async function run(given: Given, io: Io): Promise<number> {
  const kit = await gameNamed(given.names[0]);
  const options = acceptOptions(kit, optionsFromPairs(given.texts('option'), kit.game.options));
  const games = wholeNumber(given, 'games', { least: 1, most: 100_000, otherwise: 10 });
  const wishes: Wishes = {
    seed: wholeNumber(given, 'seed', { least: 0, otherwise: 1 }),
    worlds: wholeNumber(given, 'worlds', { least: 2, most: 200, otherwise: 8 }),
    thought: wholeNumber(given, 'thought', { least: 1, most: 100_000, otherwise: 600 }),
    playouts: wholeNumber(given, 'playouts', { least: 10, most: 100_000, otherwise: 200 }),
    most: wholeNumber(given, 'most', { least: 1, most: 1000, otherwise: 3 }),
    margin: wholeNumber(given, 'margin', { least: 0, most: 99, otherwise: 10 }) / 100,
  };
  const keep = given.text('keep');
  const about = { game: kit.game.id, rulesVersion: kit.game.rulesVersion, options, ...wishes };
  const kept = keep === undefined ? undefined : keptIn<Looked>(path.resolve(keep), about);
  const looked: Looked[] = (kept?.played ?? []).slice(0, games);
  const bar = progress(io, 'matches', games);
  bar.step(looked.length);
  for (let game = looked.length; game < games; game++) {
    const one = { game, found: [...puzzlesOf(kit, options as Record<string, unknown>, game, wishes)] };
    kept?.add([one]);
    looked.push(one);
    bar.step(1);
  }
  bar.end();
  const found = looked.flatMap(each => each.found);
  for (const puzzle of found) io.out(given.isOn('json') ? `${JSON.stringify(puzzle)}\n` : lineOf(puzzle));
  if (!given.isOn('json')) io.out(`${found.length} in ${games} matches\n`);
  return 0;
}
