import { say } from '@potyczka/adrenaline/text';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { confirm } from './confirm.js';

const asked = (id: string): QuestionShown => ({ ask: { id } }) as unknown as QuestionShown;
const option = (id: string, args: object): OptionShown => ({ label: { id, args } }) as unknown as OptionShown;

test('what a finger confirms says all of it, in both languages', () => {
  const run = confirm(asked('ask-run'), option('square-label', { square: '01' }));
  const shot = confirm(asked('ask-target'), option('figure-label', { target: 'p2' }));
  expect([run, shot].map(m => m && say('pl', m))).toEqual(['Biegnij na A2', 'Strzelaj do Jaszczura']);
  expect([run, shot].map(m => m && say('en', m))).toEqual(['Run to A2', 'Shoot Sprog']);
});

test('what says it all already is left as it is', () => {
  expect(confirm(asked('ask-run'), option('stay-label', { square: '01' }))).toBeNull();
  expect(confirm(asked('ask-action'), option('run-label', { run: 3 }))).toBeNull();
});
