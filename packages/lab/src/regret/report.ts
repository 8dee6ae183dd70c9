import type { Measured } from './positions.js';
import { TRIES } from './statistics.js';

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
const text = (x: number | undefined, digits = 2): string =>
  x === undefined || Number.isNaN(x) ? '' : x.toFixed(digits);

/** The head of the table, with what each column says. */
export const HEAD = [
  'game',
  'question',
  'positions',
  'candidates',
  'ms a try',
  'luck',
  'spread',
  'prior',
  ...TRIES.map(tries => (tries === 0 ? 'no try' : String(tries))),
];

/** One line for each rule that asks: what is lost by so many tries of each candidate, and after a slash by the tries alone. */
export const rowsOf = (game: string, all: readonly Measured[]): string[][] => {
  const groups = new Map<string, Measured[]>();
  for (const each of all) groups.set(each.rule, [...(groups.get(each.rule) ?? []), each]);
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rule, of]) => [
      game,
      rule,
      String(of.length),
      text(mean(of.map(each => each.candidates)), 1),
      text(mean(of.map(each => each.ms)), 1),
      text(mean(of.map(each => each.luck))),
      text(mean(of.map(each => each.spread))),
      text(mean(of.flatMap(each => each.correlation ?? []))),
      ...TRIES.map((tries, i) => {
        const trusted = text(mean(of.map(each => each.losses[i]?.trusted ?? Number.NaN)));
        const plain = mean(of.map(each => each.losses[i]?.plain ?? Number.NaN));
        return tries === 0 ? trusted : `${trusted} / ${text(plain)}`;
      }),
    ]);
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const reportOf = (game: string, all: readonly Measured[]): string =>
  [line(HEAD), line(HEAD.map(() => '---')), ...rowsOf(game, all).map(line), ''].join('\n');
