import type { LegendId } from '../../vocabulary.js';
import type { Scheme, SchemeLetter } from '../activation.js';
import type { Move } from '../cards.js';

/** An Automa legend card: the lower initiative acts first; four schemes (AUT-ACT-03). */
export interface AutomaLegend {
  readonly initiative: number;
  readonly schemes: Readonly<Record<SchemeLetter, Scheme>>;
}

type Row = readonly [charge: number, mp: number, before: Move, after: Move];
const legend = (initiative: number, a: Row, b: Row, c: Row, d: Row): AutomaLegend => {
  const scheme = ([charge, mp, before, after]: Row): Scheme => ({ charge, mp, symbols: { before, after } });
  return { initiative, schemes: { A: scheme(a), B: scheme(b), C: scheme(c), D: scheme(d) } };
};

/** PK5: not from the rulebook, but for the rows of D9. */
export const AUTOMA_LEGENDS: Readonly<Record<LegendId, AutomaLegend>> = {
  WR: legend(1, [1, 2, 'X', 'G'], [1, 2, 'W', 'G'], [1, 3, 'W', 'G'], [1, 3, 'W', 'G']),
  BL: legend(2, [2, 1, 'X', 'G'], [1, 2, 'W', 'G'], [0, 3, 'W', 'X'], [1, 3, 'W', 'G']),
  PF: legend(3, [1, 2, 'X', 'G'], [1, 2, 'W', 'G'], [1, 3, 'W', 'G'], [1, 3, 'W', 'X']),
  BH: legend(4, [2, 1, 'X', 'G'], [1, 2, 'W', 'G'], [0, 3, 'W', 'G'], [1, 3, 'W', 'X']),
  LL: legend(5, [2, 1, 'X', 'G'], [2, 1, 'W', 'G'], [1, 2, 'W', 'X'], [1, 2, 'W', 'X']),
  GB: legend(6, [2, 1, 'X', 'G'], [2, 1, 'W', 'X'], [1, 2, 'W', 'X'], [1, 2, 'W', 'G']),
};
