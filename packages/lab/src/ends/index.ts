import path from 'node:path';
import { LEVELS, type Level } from '@potyczka/bots';
import {
  type Command,
  type Given,
  type Io,
  keptIn,
  oneOf,
  progress,
  WrongArguments,
  wholeNumber,
} from '@potyczka/cli/commands';
import { PEOPLE, type Person } from './people.js';
import { type Ended, type PlayedMatch, playMatch } from './play.js';
import { GAMES, type Played, playedOf, setOf } from './sets.js';

export const ends: Command = {
  name: 'ends',
  summary: 'Plays every game with bots beside somebody who does not play to win, and looks whether it ends.',
  positional: '',
  flags: () => ({
    games: { takes: 'N', help: 'matches of each game, bot and person, otherwise 200' },
    only: { takes: 'GAME,GAME', help: `some of ${GAMES.join(', ')}` },
    bots: { takes: 'BOT,BOT', help: `some of ${LEVELS.join(', ')}` },
    people: { takes: 'WHO,WHO', help: `some of ${PEOPLE.join(', ')}` },
    iterations: { takes: 'N', help: 'how long a bot thinks about an answer, otherwise 20' },
    keep: { takes: 'FILE', help: 'keeps each match in a file and goes on from there the next time' },
  }),
  examples: [
    'potyczka ends --games 4 --bots random,greedy',
    'potyczka ends --only adrenaline --keep ends-adrenaline.jsonl',
  ],
  run,
};

const someOf = <X extends string>(given: Given, name: string, all: readonly X[]): readonly X[] => {
  const text = given.text(name);
  if (text === undefined) return all;
  return text.split(',').map(each => oneOf(each, all, name));
};

interface Wanted {
  readonly games: readonly string[];
  readonly levels: readonly Level[];
  readonly people: readonly Person[];
  readonly iterations: number;
  readonly each: number;
}

const wantedFrom = (given: Given): Wanted => ({
  games: someOf(given, 'only', GAMES),
  levels: someOf(given, 'bots', LEVELS),
  people: someOf(given, 'people', PEOPLE),
  iterations: wholeNumber(given, 'iterations', { least: 1, otherwise: 20 }),
  each: wholeNumber(given, 'games', { least: 1, otherwise: 200 }),
});

/** Round by round, so that a run that is broken off has played everything equally often. */
const matchesOf = (wanted: Wanted, played: ReadonlyMap<string, Played>): PlayedMatch[] => {
  const { games, levels, people, iterations, each } = wanted;
  return Array.from({ length: each }, (_, n) =>
    games.flatMap(game =>
      levels.flatMap((level, i) =>
        people.map((person, j): PlayedMatch => {
          // Bots and people meet other options first: few matches of each go through many of them.
          const set = setOf(
            played.get(game) as Played,
            n * levels.length * people.length + i * people.length + j,
          );
          return { game, set, level, person, seed: n + 1, iterations };
        }),
      ),
    ),
  ).flat();
};

/** A line for each game, bot and person. */
const tableOf = (all: readonly Ended[]): string => {
  const groups = new Map<string, Ended[]>();
  for (const m of all) {
    const name = `| ${m.game} | ${m.level} | ${m.person} |`;
    groups.set(name, [...(groups.get(name) ?? []), m]);
  }
  const most = (of: readonly Ended[], what: (m: Ended) => number): number => Math.max(...of.map(what));
  const rows = [...groups].map(([name, of]) => {
    const open = of.filter(m => !m.ended).length;
    return `${name} ${of.length} | ${open} | ${most(of, m => m.answers)} | ${most(of, m => m.turns)} | ${most(of, m => m.waits)} |`;
  });
  return [
    '| game | bots | beside | matches | without an end | most answers | most turns | most waits |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
};

async function run(given: Given, io: Io): Promise<number> {
  const wanted = wantedFrom(given);
  const played = new Map<string, Played>();
  for (const game of wanted.games) played.set(game, await playedOf(game));
  const matches = matchesOf(wanted, played);
  const keep = given.text('keep');
  // How many of each is no part of what the file is about: it may be asked for more.
  const { each: _, ...about } = wanted;
  const kept = keep === undefined ? undefined : keptIn<Ended>(path.resolve(keep), about);
  const all = [...(kept?.played.slice(0, matches.length) ?? [])];
  const bar = progress(io, 'matches', matches.length);
  bar.step(all.length);
  for (const match of matches.slice(all.length)) {
    const { kit, sets, most } = played.get(match.game) as Played;
    const ended = playMatch(kit, sets[match.set] as Record<string, unknown>, match, most);
    kept?.add([ended]);
    all.push(ended);
    bar.step(1);
  }
  bar.end();
  if (all.length === 0) throw new WrongArguments('nothing to play');
  const open = all.filter(m => !m.ended);
  for (const m of open) io.err(`no end after ${m.answers} answers: ${JSON.stringify(m)}\n`);
  io.out(`${tableOf(all)}\n${all.length} matches, ${open.length} without an end\n`);
  return open.length > 0 ? 1 : 0;
}
