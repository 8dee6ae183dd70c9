import type { OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import type { Pieces } from '../games/game-ui.js';
import { afterPiece, nextPiece, SWAP_AT, saidIn, suggestedPieces, WHOLE_AT } from './pieces.js';

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
  label: (element, place) => ({ id: `${place} ${element}` }),
  confirm: begun => ({ id: `confirm ${begun.join()}` }),
  swap: { id: 'swap' },
};

const shown = (begun: readonly string[]) =>
  nextPiece(pieces, whole, begun)?.options.map(o => [o.label?.id, ...o.at]);
/** What is said after a touch on an element. */
const touch = (begun: readonly string[], element: string) => {
  const found = nextPiece(pieces, whole, begun)?.options.find(o => o.at[0] === element);
  return afterPiece(found?.answer ?? '');
};

test('an answer of two pieces is asked for piece by piece, and all stay in sight', () => {
  expect(shown([])).toEqual([
    ['0 a', 'a'],
    ['0 b', 'b'],
    ['0 c', 'c'],
    ['rest', 'rest'],
  ]);
  expect(touch([], 'b')).toEqual(['b']);
  expect(nextPiece(pieces, whole, ['b'])?.ask.id).toBe('after b');
  expect(shown(['b'])).toEqual([
    ['0 a', 'a'],
    ['1 b', 'b'],
    ['0 c', 'c'],
  ]);
  expect(touch(['b'], 'a')).toEqual(['b', 'a']);
});

test('once all pieces are said the answer waits to be confirmed, and can be turned round', () => {
  expect(shown(['b', 'a'])).toEqual([
    ['2 a', 'a'],
    ['1 b', 'b'],
    ['0 c', 'c'],
    ['confirm b,a', WHOLE_AT],
    ['swap', SWAP_AT],
  ]);
  const asked = nextPiece(pieces, whole, ['b', 'a']);
  expect(asked?.options.find(o => o.at[0] === WHOLE_AT)?.answer).toBe('b/a');
  expect(afterPiece('b/a')).toBeNull();
  expect(touch(['b', 'a'], SWAP_AT)).toEqual(['a', 'b']);
  expect(saidIn(asked, ['b', 'a']).map(key => asked?.options.find(o => o.key === key)?.at[0])).toEqual([
    'b',
    'a',
  ]);
});

test('a piece that was said is taken back by another touch, and another one takes the place of the last', () => {
  expect(touch(['b'], 'b')).toEqual([]);
  expect(touch(['b', 'a'], 'b')).toEqual(['a']);
  expect(touch(['b', 'a'], 'a')).toEqual(['b']);
  expect(touch(['b', 'a'], 'c')).toEqual(['b', 'c']);
});

test('whoever is shown what to do is led through the pieces to the button', () => {
  const next = (begun: readonly string[]) =>
    suggestedPieces(pieces, whole, nextPiece(pieces, whole, begun), 'b/a').map(o => o.at[0]);
  expect(next([])).toEqual(['b']);
  expect(next(['b'])).toEqual(['a']);
  expect(next(['b', 'a'])).toEqual([WHOLE_AT]);
});

test('questions whose options are said at once stay as they are', () => {
  const plain = { ...whole, options: [option('rest', ['rest'])] };
  expect(nextPiece(pieces, plain, [])).toBe(plain);
  expect(nextPiece(undefined, whole, [])).toBe(whole);
  expect(nextPiece(pieces, null, [])).toBeNull();
});
