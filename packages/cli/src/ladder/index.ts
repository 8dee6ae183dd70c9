import path from 'node:path';
import { type Given, WrongArguments, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { acceptOptions, optionsFromPairs } from '../game-options.js';
import { gameNamed } from '../games.js';
import type { Io } from '../io.js';
import { keptIn } from '../jobs/kept.js';
import { progress } from '../jobs/progress.js';
import { type Meeting, type Met, playMeeting } from './match.js';
import { type Rival, rivalFrom } from './rival.js';
import { standingsOf, standingsText } from './standings.js';

export const ladder: Command = {
  name: 'ladder',
  summary: 'Programs and bots play each other, everybody against everybody, and are ranked.',
  positional: 'GAME',
  flags: () => ({
    player: {
      takes: 'PLAYER',
      help: 'random, greedy, search:200 or exec:COMMAND, at least two times; docs/research.md tells how a program is asked',
      many: true,
    },
    games: {
      takes: 'N',
      help: 'matches of each pair, otherwise 20; each deal is played twice, with places changed',
    },
    seed: { takes: 'S', help: 'the same seed deals the same matches, otherwise 1' },
    patience: { takes: 'SECONDS', help: 'how long a program may think about an answer, otherwise 60' },
    option: { takes: 'NAME=VALUE', help: 'an option of the game, as often as needed', many: true },
    keep: { takes: 'FILE', help: 'keeps each match in a file and goes on from there the next time' },
    json: { help: 'for another program to read' },
  }),
  examples: [
    'potyczka ladder apex --player greedy --player random --games 40',
    'potyczka ladder adrenaline --player greedy --player "exec:python3 examples/python/ladder_player.py"',
  ],
  run,
};

/** Two matches of each pair at a time: a ladder that is broken off has played all about equally often. */
const meetingsOf = (players: number, each: number, seed: number): Meeting[] => {
  const pairs = Array.from({ length: players }, (_, i) =>
    Array.from({ length: players - i - 1 }, (_x, j) => [i, i + 1 + j] as const),
  ).flat();
  return Array.from({ length: each }, (_, n) => pairs.map(pair => ({ pair, n, seed })))
    .flat()
    .sort((a, b) => Math.floor(a.n / 2) - Math.floor(b.n / 2));
};

async function run(given: Given, io: Io): Promise<number> {
  const kit = await gameNamed(given.names[0]);
  const names = given.texts('player');
  if (names.length < 2) throw new WrongArguments('--player is wanted at least two times');
  const each = wholeNumber(given, 'games', { least: 2, most: 1_000_000, otherwise: 20 });
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 });
  const patience = 1000 * wholeNumber(given, 'patience', { least: 1, most: 86_400, otherwise: 60 });
  const options = acceptOptions(kit, optionsFromPairs(given.texts('option'), kit.game.options));
  const meetings = meetingsOf(names.length, each, seed);
  const file = given.text('keep');
  const about = { ladder: kit.game.id, rulesVersion: kit.game.rulesVersion, options, names, seed };
  const kept = file === undefined ? undefined : keptIn<Met>(path.resolve(file), about);
  const met = [...(kept?.played.slice(0, meetings.length) ?? [])];
  const bar = progress(io, 'matches', meetings.length);
  bar.step(met.length);
  const rivals: Rival[] = [];
  try {
    for (const name of names) rivals.push(rivalFrom(kit, name, patience));
    for (const meeting of meetings.slice(met.length)) {
      const [one, two] = meeting.pair;
      const pair = [rivals[one] as Rival, rivals[two] as Rival] as const;
      const done = await playMeeting(kit, options, pair, meeting);
      kept?.add([done]);
      met.push(done);
      bar.step(1);
    }
  } finally {
    await Promise.all(rivals.map(rival => rival.close()));
  }
  bar.end();
  const standings = standingsOf(names, met);
  io.out(
    given.isOn('json') ? `${JSON.stringify({ ...about, standings })}\n` : `${standingsText(standings)}\n`,
  );
  return 0;
}
