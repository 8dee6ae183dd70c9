import { sure } from '@potyczka/kernel';
import { MONSTERS } from '../content/index.js';
import { isOpen, type Scale, scaleOf } from '../options.js';
import type { S } from '../state.js';
import { figures } from './look.js';

/** Numbers that grow with the party: the table of levels, and formulas. */

export const scale = (s: S): Scale =>
  scaleOf(s.level, isOpen(s.options)) ?? sure(scaleOf(s.level, false), 'scale of');

/** `10*C`, `(6*C)/2`, `2+ceil(L/2)`: sums and products of numbers and letters. */
export const formula = (text: string, letters: Readonly<Record<string, number>>): number => {
  const tokens = text.match(/\d+|[A-Za-z]+|[-+*/()]/g) ?? [];
  let i = 0;
  const atom = (): number => {
    const token = sure(tokens[i++], 'one of tokens');
    if (token === '(') {
      const value = sum();
      i++;
      return value;
    }
    if (token === 'ceil') return Math.ceil(atom());
    if (token === 'floor') return Math.floor(atom());
    return /^\d/.test(token) ? Number(token) : (letters[token] ?? 0);
  };
  const product = (): number => {
    let value = atom();
    while (tokens[i] === '*' || tokens[i] === '/')
      value = tokens[i++] === '*' ? value * atom() : value / atom();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[i] === '+' || tokens[i] === '-')
      value = tokens[i++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
};

/** Letters that formulas may name: C characters, L scenario level, X hexes moved this turn, and those of a monster's own record. */
const lettersOf = (s: S): Record<string, number> => ({
  C: s.characters,
  L: s.level,
  X: s.turn?.moved ?? 0,
  ...Object.fromEntries(
    COUNTED.map(([letter, kind]) => [letter, figures(s).filter(f => f.type === kind).length]),
  ),
});

/** Letters that stand for the number of a kind on the map. */
const COUNTED = MONSTERS.flatMap(m => Object.entries(m.counts ?? {}));

export const worth = (s: S, value: number | string): number =>
  typeof value === 'number' ? value : Math.ceil(formula(value, lettersOf(s)));
