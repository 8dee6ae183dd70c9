import type { OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { passOf, pauseOf } from './passing.js';

const option = (key: string, more: Partial<OptionShown> = {}): OptionShown =>
  ({ key, label: { id: key }, at: [], ...more }) as unknown as OptionShown;

const asked = (rule: string, options: readonly OptionShown[], kind = 'choose'): QuestionShown =>
  ({ q: 1, step: 0, kind, rule, ask: { id: 'react' }, options }) as unknown as QuestionShown;

const nothing = { pl: '', en: '' };

const ui = {
  passing: {
    isPassed: ({ rule }: QuestionShown) => rule === 'REACT',
    turnOf: () => '1',
    words: { pass: nothing, passing: nothing, stop: nothing },
  },
};

const pass = option('pass', { declines: true });

test('of the questions that may be passed unseen, what declines is given, whatever else could be', () => {
  expect(passOf(ui, asked('REACT', [option('#GB-F-5'), pass]))).toBe('pass');
  expect(passOf(ui, asked('REACT', [pass]))).toBe('pass');
});

test('other questions, and those that cannot be declined, wait for the person', () => {
  expect(passOf(ui, asked('ACT', [option('move'), pass]))).toBeNull();
  expect(passOf(ui, asked('REACT', [option('N'), option('S')]))).toBeNull();
  expect(passOf(ui, asked('REACT', [pass], 'many'))).toBeNull();
  expect(passOf(ui, null)).toBeNull();
  expect(passOf({}, asked('REACT', [pass]))).toBeNull();
});

test('the pause hangs on chance alone, between once and twice the time that the table takes to pass for somebody', () => {
  expect([pauseOf(0), pauseOf(0.5), pauseOf(0.999)]).toEqual([600, 900, 1199]);
});
