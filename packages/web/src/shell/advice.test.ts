import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { isAdvisable, optionsIn } from './useAdvice.js';

const option = (key: string, more: Partial<OptionShown> = {}): OptionShown => ({
  key,
  answer: key,
  label: null,
  at: [],
  preview: null,
  declines: false,
  refusal: null,
  ...more,
});

const question = (more: Partial<QuestionShown> = {}): QuestionShown =>
  ({ q: 3, step: 0, kind: 'choose', options: [option('a'), option('b')], ...more }) as QuestionShown;

const at = (...kinds: readonly ('human' | 'bot')[]): Now =>
  ({ info: { phase: 'playing', seats: kinds.map(kind => ({ kind })) } }) as unknown as Now;

test('advice is given among bots only: nobody is helped against other people', () => {
  expect(isAdvisable(at('human', 'bot', 'bot'), question())).toBe(true);
  expect(isAdvisable(at('human', 'human', 'bot'), question())).toBe(false);
});

test('nothing is advised where there is one way, a place to find, or a part of an answer is said', () => {
  expect(isAdvisable(at('human', 'bot'), question({ options: [option('a')] }))).toBe(false);
  expect(isAdvisable(at('human', 'bot'), question({ kind: 'place' }))).toBe(false);
  expect(isAdvisable(at('human', 'bot'), question({ step: 1 }))).toBe(false);
  expect(isAdvisable(at('human', 'bot'), null)).toBe(false);
});

test('an answer is shown as the options that it consists of, none of them refused', () => {
  const refused = option('c', { refusal: { rule: 'X-1', why: { id: 'no' } } as never });
  const options = [option('a', { answer: { n: 1 } as never }), option('b'), refused];
  expect(optionsIn(question({ options }), { n: 1 }).map(o => o.key)).toEqual(['a']);
  expect(optionsIn(question({ options, kind: 'many' }), ['b', 'c']).map(o => o.key)).toEqual(['b']);
});
