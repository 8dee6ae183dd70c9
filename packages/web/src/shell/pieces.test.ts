import type { OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import type { Pieces } from '../games/game-ui.js';
import { afterPiece, nextPiece, saidPieces } from './pieces.js';

const option = (key: string, at: readonly string[]): OptionShown => ({
  key,
  answer: key,
  label: { id: key },
  at,
  preview: undefined,
  declines: false,
  refusal: null,
});

const pairs = ['ab', 'ac', 'ba', 'bc', 'ca', 'cb'].map(([x, y]) => option(`${x}/${y}`, [x!, y!]));
const whole = {
  kind: 'choose',
  ask: { id: 'ask' },
  options: [...pairs, option('rest', ['rest'])],
} as unknown as QuestionShown;
const pieces: Pieces = {
  of: o => (o.key.includes('/') ? o.at : null),
  ask: (_, begun) => ({ id: `after ${begun.join()}` }),
  label: element => ({ id: `card ${element}` }),
  back: { id: 'back' },
};

test('an answer of two pieces is asked for piece by piece', () => {
  const first = nextPiece(pieces, whole, []);
  expect(first?.options.map(o => [o.label?.id, ...o.at])).toEqual([
    ['card a', 'a'],
    ['card b', 'b'],
    ['card c', 'c'],
    ['rest', 'rest'],
  ]);
  const begun = afterPiece([], first?.options[1]?.key as string);
  expect(begun).toEqual(['b']);
  const second = nextPiece(pieces, whole, begun ?? []);
  expect(second?.ask.id).toBe('after b');
  expect(second?.options.map(o => [o.label?.id, o.answer])).toEqual([
    ['card a', 'b/a'],
    ['card c', 'b/c'],
    ['back', second?.options[2]?.key],
  ]);
});

test('the last piece is the answer, and the piece before it can be taken back', () => {
  const second = nextPiece(pieces, whole, ['b']);
  expect(afterPiece(['b'], 'b/a')).toBeNull();
  expect(afterPiece(['b'], second?.options.at(-1)?.key as string)).toEqual([]);
  expect(saidPieces(['b'])).toEqual([second?.options.at(-1)?.key]);
  expect(second?.options.at(-1)?.at).toEqual(['b']);
});

test('questions whose options are said at once stay as they are', () => {
  const plain = { ...whole, options: [option('rest', ['rest'])] };
  expect(nextPiece(pieces, plain, [])).toBe(plain);
  expect(nextPiece(undefined, whole, [])).toBe(whole);
  expect(nextPiece(pieces, null, [])).toBeNull();
});
