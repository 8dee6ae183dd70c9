import { type Rate, wilson } from '../simulate/statistics.js';
import type { Met } from './match.js';

/** One player of a ladder. */
export interface Standing extends Rate {
  readonly name: string;
  readonly matches: number;
  readonly won: number;
  readonly faults: number;
}

/** How each stands, the best first. A match counts once for each who had seats in it. */
export const standingsOf = (names: readonly string[], met: readonly Met[]): readonly Standing[] => {
  const of = (who: number): Standing => {
    const own = met.flatMap(({ pair, won, faults }) =>
      pair.flatMap((each, i) => {
        const part = won[i];
        return each === who && typeof part === 'number' ? [{ won: part, faults: faults[i] as number }] : [];
      }),
    );
    const won = own.reduce((sum, each) => sum + each.won, 0);
    const faults = own.reduce((sum, each) => sum + each.faults, 0);
    return { name: names[who] as string, matches: own.length, won, faults, ...wilson(won, own.length) };
  };
  return names.map((_, who) => of(who)).sort((a, b) => b.rate - a.rate);
};

const percent = (x: number): string => `${Math.round(100 * x)}%`;

/** As people read it. */
export const standingsText = (standings: readonly Standing[]): string => {
  const width = Math.max(6, ...standings.map(({ name }) => name.length));
  const rows = standings.map(
    ({ name, matches, won, rate, low, high, faults }) =>
      `${name.padEnd(width)}  ${String(matches).padStart(7)}  ${won.toFixed(1).padStart(7)}  ${percent(rate).padStart(4)} [${percent(low)}, ${percent(high)}]${faults > 0 ? `  ${faults} faults` : ''}`,
  );
  return [`${'player'.padEnd(width)}  matches      won  of all, with 95%`, ...rows].join('\n');
};
