import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.js';

const same = { pl: 'Tak.', en: 'Yes.' };
const REASONS = { a: same, b: same, c: { pl: 'C.', en: 'C.' }, d: { pl: 'D.', en: 'D.' } };

test('what is said in the same words counts together, the weightiest comes first', () => {
  expect(reasonsFor(REASONS, 'en', { a: 1, b: 1.2, c: 2 })).toEqual(['Yes.', 'C.']);
});

test('what costs, weighs little or has no words is no reason', () => {
  expect(reasonsFor(REASONS, 'pl', { a: -3, c: 2, d: 0.1, other: 9 })).toEqual(['C.']);
  expect(reasonsFor(REASONS, 'pl', { a: 0.001 })).toEqual([]);
});
