import { refuse } from '@potyczka/kernel';
import { beforeEach, expect, test } from 'vitest';
import { noteAnswer, noteOffer, refuses, type Tries, unlike } from './tries.js';

const HERE = Symbol.for('potyczka.tries');
let tries: Tries;
beforeEach(() => {
  tries = { refused: new Set(), offered: new Set(), answers: new Map(), apart: 0 };
  (globalThis as { [HERE]?: Tries })[HERE] = tries;
});

const FAR = refuse('TST-FAR-01', 'too-far');

test('a refusal is noted and handed on, an allowance is not noted', () => {
  expect(refuses(FAR)).toBe(FAR);
  expect(refuses(undefined)).toBeUndefined();
  expect([...tries.refused]).toEqual(['TST-FAR-01']);
});

test('a list that was looked at offers several ways, and refuses what is left out', () => {
  noteOffer('TST-ONE-01', 1, false);
  noteOffer('TST-TWO-01', 2, false);
  noteOffer('TST-CUT-01', 1, true);
  expect([[...tries.offered], [...tries.refused]]).toEqual([['TST-TWO-01'], ['TST-CUT-01']]);
});

test('answers are kept by the rule of their question, each once', () => {
  for (const a of ['pass', 'go', 'pass']) noteAnswer('TST-GO-01', a);
  expect([...(tries.answers.get('TST-GO-01') ?? [])]).toEqual(['"pass"', '"go"']);
});

test('two readings are told apart only where they differ', () => {
  expect(unlike({ a: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(() => unlike({ a: 1, b: 2 }, { b: 2, a: 1 })).toThrow('the other reading');
  expect(tries.apart).toBe(1);
});

test('outside of a run of tests nothing is noted', () => {
  delete (globalThis as { [HERE]?: Tries })[HERE];
  noteAnswer('TST-GO-01', 'go');
  noteOffer('TST-GO-01', 2, true);
  expect(refuses(FAR)).toBe(FAR);
  expect([unlike(1, 2), tries.refused.size]).toEqual([2, 0]);
});
