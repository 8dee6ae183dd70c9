import { type Measured, playerText, wilson } from '@potyczka/cli/commands';
import { table } from './markdown.js';

/** Games in which the bots were the same and what they played with was not: each place had its own. */
export const isDuel = ({ about: { match } }: Measured): boolean =>
  match.vary !== undefined && new Set(match.bots.map(playerText)).size === 1 && match.bots.length === 2;

/** What one side won against another. */
interface Score {
  won: number;
  games: number;
}

const NONE: Score = { won: 0, games: 0 };
const percent = (x: number): string => `${Math.round(100 * x)}%`;
const count = (x: number): string => (Number.isInteger(x) ? String(x) : x.toFixed(1));

const scoreText = ({ won, games }: Score): string => {
  if (games === 0) return '';
  const { low, high } = wilson(won, games);
  return `${count(won)} of ${games}, ${percent(low)} to ${percent(high)}`;
};

/** The two values that met in a game, by place: the options that change in pairs are named last. */
const metIn = (varied: Readonly<Record<string, unknown>> | undefined): readonly [string, string] => {
  const values = Object.values(varied ?? {}).map(String);
  return [values.at(-2) ?? '', values.at(-1) ?? ''];
};

/** Who won how often against whom, and who sat first. */
class Duels {
  private readonly scores = new Map<string, Map<string, Score>>();
  readonly first: Score = { won: 0, games: 0 };

  add(one: string, two: string, won: number): void {
    this.count(one, two, won);
    this.count(two, one, 1 - won);
    this.first.won += won;
    this.first.games++;
  }

  private count(one: string, two: string, won: number): void {
    const row = this.scores.get(one) ?? new Map<string, Score>();
    this.scores.set(one, row);
    const { won: before, games } = row.get(two) ?? NONE;
    row.set(two, { won: before + won, games: games + 1 });
  }

  of(one: string, two: string): Score {
    return this.scores.get(one)?.get(two) ?? NONE;
  }

  all(one: string): Score {
    const row = [...(this.scores.get(one)?.values() ?? [])];
    return {
      won: row.reduce((sum, each) => sum + each.won, 0),
      games: row.reduce((sum, each) => sum + each.games, 0),
    };
  }

  /** The strongest first. */
  get names(): readonly string[] {
    const rate = (name: string): number => this.all(name).won / this.all(name).games;
    return [...this.scores.keys()].sort((a, b) => rate(b) - rate(a));
  }
}

/** One table of all files in which the same met: who won in its line against the one above. */
const tableOf = (files: readonly Measured[]): string => {
  const duels = new Duels();
  for (const { played } of files)
    for (const { varied, wonAt } of played) duels.add(...metIn(varied), wonAt[0] ?? 0);
  const { names, first } = duels;
  const rows = names.map(one => [
    one,
    ...names.map(two => (one === two ? '' : scoreText(duels.of(one, two)))),
    scoreText(duels.all(one)),
  ]);
  const from = files.map(
    ({ about: { command, commit }, played }) => `\`${command} --games ${played.length}\` (${commit})`,
  );
  return [
    table(['', ...names, 'all'], rows),
    '',
    `${first.games} games by ${from.join(', ')}. Who sat first won ${scoreText(first)}.`,
  ].join('\n');
};

/** Tables of those who met each other, one for each group in which everybody may meet. */
export const duelTables = (files: readonly Measured[]): string => {
  const groups = new Map<string, Measured[]>();
  for (const file of files) {
    const met = new Set(file.played.flatMap(({ varied }) => metIn(varied)));
    const key = `${file.about.match.bots.map(playerText).join()} ${[...met].sort().join()}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].map(tableOf).join('\n\n');
};
