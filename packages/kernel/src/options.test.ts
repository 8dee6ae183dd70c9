import { describe, expect, test } from 'vitest';
import { readOptions, type Schema } from './index.js';

interface Options {
  players: number;
  board: 'small' | 'large';
  frenzy: boolean;
}
const schema: Schema<Options> = {
  players: { kind: 'int', min: 3, max: 5, default: 4 },
  board: { kind: 'choice', of: ['small', 'large'], default: 'small' },
  frenzy: { kind: 'flag', default: true },
};
const problem = (input: unknown): string => {
  const read = readOptions(schema, input);
  return read.ok ? 'accepted' : `${read.field}: ${read.accepted}`;
};

describe('options from outside', () => {
  test('are read, and what is missing gets its default', () => {
    expect(readOptions(schema, { players: 3, board: 'large', frenzy: false })).toEqual({
      ok: true,
      options: { players: 3, board: 'large', frenzy: false },
    });
    expect(readOptions(schema, { players: 5 })).toEqual({
      ok: true,
      options: { players: 5, board: 'small', frenzy: true },
    });
  });

  test.each([3, 5])('%d is within the bounds', players => {
    expect(problem({ players })).toBe('accepted');
  });

  test.each([[2], [6], [3.5], ['4'], [null], [Number.NaN], [true], [undefined]])(
    '%s is not a number of players',
    players => {
      expect(problem({ players })).toBe('players: a whole number from 3 to 5');
    },
  );

  test.each([['huge'], [1], [null], [['small']], ['toString']])('%s is not a board', board => {
    expect(problem({ board })).toBe('board: one of small, large');
  });

  test.each([[1], ['true'], [null], [{}]])('%s is neither on nor off', frenzy => {
    expect(problem({ frenzy })).toBe('frenzy: true or false');
  });

  test.each([[null], [undefined], [[]], ['players=3'], [7]])('%s is no set of options', input => {
    expect(problem(input)).toBe('options: an object');
  });

  test('an unknown option is named, and those that exist', () => {
    expect(problem({ bots: 3 })).toBe('bots: no such option; there are players, board, frenzy');
    expect(problem({ toString: 1 })).toMatch(/^toString: no such option/);
    expect(problem(JSON.parse('{"__proto__":{"players":3}}'))).toMatch(/^__proto__: no such option/);
  });
});
