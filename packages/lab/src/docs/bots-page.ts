import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ClaimWatch,
  dealOf,
  type Measured,
  playerText,
  readKept,
  statisticsOf,
} from '@potyczka/cli/commands';
import type { Measured as Question } from '../regret/positions.js';
import { HEAD as QUESTION, rowsOf } from '../regret/report.js';
import { duelTables, isDuel } from './duels.js';
import { pathOf, putBetween, sourceOf, table } from './markdown.js';

const PAGE = 'docs/bots.md';
const MEASURED = 'docs/measured';
/** Questions of games, as `potyczka regret` kept them. */
const REGRET = 'docs/measured/regret';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const percent = (x: number): string => `${Math.round(100 * x)}%`;

/** Who played against whom: `search against three greedy`, `a party of greedy`. */
export const opponents = (bots: readonly string[]): string => {
  const [first = '', ...others] = bots;
  if (others.length === 0) return `a party of ${first}`;
  const kinds = [...new Set(others)].map(kind => {
    const n = others.filter(each => each === kind).length;
    return n === 1 ? kind : `${NUMBERS[n] ?? n} ${kind}`;
  });
  return `${first} against ${kinds.join(' and ')}`;
};

/** Of a run that ended once its claim was settled: the interval that may be looked at after each game. */
const intervalOf = ({ about: { claim, match }, played }: Measured) => {
  if (claim === undefined) return undefined;
  const watch = new ClaimWatch(claim, dealOf(match));
  for (const each of played) watch.add(each);
  return watch.rate;
};

/** One line of the table out of a file of kept games: the first bot listed is the one it is about. */
export const rowOf = ({ about, played }: Measured): readonly string[] => {
  const { match, command, commit } = about;
  const bots = match.bots.map(playerText);
  const [first] = statisticsOf(played, bots).bots;
  if (!first) throw new Error(`${command} has no bots`);
  const { margin, msPerTurn } = first;
  const { low, high } = intervalOf({ about, played }) ?? first;
  return [
    match.game,
    `${opponents(bots)}${match.teams && bots.length > 1 ? ', in teams' : ''}`,
    String(played.length),
    percent(first.rate),
    `${percent(low)} to ${percent(high)}`,
    margin ? `${margin.mean.toFixed(1)} ± ${margin.error.toFixed(1)}` : '',
    msPerTurn === undefined ? '' : `${(msPerTurn / 1000).toFixed(2)} s`,
    bots.length > 1 ? percent(1 / bots.length) : '',
    `\`${command} --games ${played.length}\``,
    commit,
  ];
};

const HEAD = [
  'game',
  'who',
  'games',
  'won',
  '95% interval',
  'points ahead',
  'processor time a turn',
  'even',
  'command',
  'commit',
];

/** The page about bots: its figures are those of the games that are kept, and no others. */
export const botsPage = (): string => {
  const files = readdirSync(pathOf(MEASURED)).filter(name => name.endsWith('.jsonl'));
  const all = files.sort().map(name => readKept(readFileSync(path.join(pathOf(MEASURED), name), 'utf8')));
  const rows = all.filter(each => !isDuel(each)).map(rowOf);
  const page = putBetween(sourceOf(PAGE), 'measured', table(HEAD, rows));
  const withDuels = putBetween(page, 'armies', duelTables(all.filter(isDuel)));
  return putBetween(withDuels, 'regret', table([...QUESTION, 'commit'], regretRows()));
};

/** The lines of all files of questions, each with the commit it was measured on in its name. */
const regretRows = (): string[][] =>
  readdirSync(pathOf(REGRET))
    .filter(name => name.endsWith('.jsonl'))
    .sort()
    .flatMap(name => {
      const [first = '', ...lines] = readFileSync(path.join(pathOf(REGRET), name), 'utf8').split('\n');
      const { game } = JSON.parse(first) as { game: string };
      const found = lines.filter(Boolean).map(line => JSON.parse(line) as Question);
      return rowsOf(game, found).map(row => [...row, path.basename(name, '.jsonl').split('-').at(-1) ?? '']);
    });
