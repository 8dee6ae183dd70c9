import type { QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import type { Intent } from '../games/game-ui.js';
import { goesOnWith, nextAfter, widened } from './useIntents.js';

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
  const click = {
    key: 'run',
    at: '12',
    label: there,
    preview: { path: ['11', '12'] },
    next: ['12'],
    follows: 'no',
  } as const;
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
  const shot = {
    key: 'shoot',
    at: 'p2',
    label: { id: 'shoot-at' },
    preview: null,
    next: ['p2'],
    follows: 'no',
  } as const;
  expect(widened(question, [shot])).toBe(question);
});

const mode = (key: string, at: string, follows: Intent['follows'] = 'alone'): Intent => ({
  key,
  at,
  label: null,
  preview: null,
  next: [at],
  follows,
});
const modes = {
  q: 2,
  kind: 'choose',
  options: [option('basic'), option('long')],
} as unknown as QuestionShown;

test('a target that was clicked is not forgotten: the one mode that hits it is taken', () => {
  const hits = [mode('basic', 'p3'), mode('long', 'p2')];
  expect(goesOnWith(modes, hits, 'p3')?.key).toBe('basic');
  expect(goesOnWith(modes, hits, 'p2')?.key).toBe('long');
  expect(goesOnWith(modes, hits, 'p4')).toBeUndefined();
});

test('two modes that hit it are asked for, and so is one that costs something; the target stays meant', () => {
  const both = [mode('basic', 'p3'), mode('long', 'p3')];
  expect(goesOnWith(modes, both, 'p3')).toBeUndefined();
  expect(goesOnWith(modes, [mode('long', 'p3', 'asked')], 'p3')).toBeUndefined();
  expect(nextAfter(both, 'long', ['p3'])).toEqual(['p3']);
});

test('whoever then chooses a mode that misses it has changed their mind', () => {
  expect(nextAfter([mode('basic', 'p3'), mode('long', 'p2')], 'long', ['p3'])).toEqual([]);
  expect(nextAfter([mode('shoot', 'p3', 'no')], 'run', ['p3'])).toEqual([]);
});
