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
  const wide = widened(question, [{ key: 'run', at: '12', next: ['12'] }]);
  expect(wide.options.map(o => [o.key, o.answer, o.at])).toEqual([
    ['run', 'run', []],
    ['shoot', 'shoot', []],
    ['run>12', 'run', ['12']],
  ]);
});

test('what is refused cannot be begun on the board either', () => {
  expect(widened(question, [{ key: 'shoot', at: 'p2', next: ['p2'] }])).toBe(question);
});
