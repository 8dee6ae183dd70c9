import type { QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { widened } from './useIntents.js';

const option = (key: string, isRefused = false) => ({
  key,
  answer: key,
  label: null,
  at: [],
  preview: null,
  declines: false,
  refusal: isRefused ? { rule: 'E-1', why: { id: 'no' } } : null,
});
const question = {
  q: 1,
  kind: 'choose',
  options: [option('run'), option('shoot', true)],
} as unknown as QuestionShown;

test('a click on the board stands for an option, and sends what that option sends', () => {
  const there = { id: 'run-to', args: { square: '12' } };
  const click = { key: 'run', at: '12', label: there, preview: { path: ['11', '12'] }, next: ['12'] };
  const wide = widened(question, [click]);
  expect(wide.options.map(o => [o.key, o.answer, o.at, o.label])).toEqual([
    ['run', 'run', [], null],
    ['shoot', 'shoot', [], null],
    ['run>12', 'run', ['12'], there],
  ]);
  // Whoever points at it sees where it leads, as the board draws it.
  expect(wide.options.at(-1)?.preview).toEqual({ path: ['11', '12'] });
});

test('what is refused cannot be begun on the board either', () => {
  const shot = { key: 'shoot', at: 'p2', label: { id: 'shoot-at' }, preview: null, next: ['p2'] };
  expect(widened(question, [shot])).toBe(question);
});
