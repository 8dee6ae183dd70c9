import { positionView } from '@potyczka/adrenaline/rule-texts';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { intents } from './intents.js';

const view = positionView(
  `
  S A . .
  . . . .
  - . . .`,
  { offers: { blue: ['zx-2', 'hellion', 'railgun'] } },
);

const option = (key: string, preview: object, isRefused = false): OptionShown => ({
  key,
  answer: key,
  label: null,
  at: [],
  preview,
  declines: false,
  refusal: isRefused ? { rule: 'ADR-X-01', why: { id: 'no-target' } } : null,
});

const clicks = (id: string, ...options: readonly OptionShown[]): string[] =>
  intents(view, { ask: { id }, options } as unknown as QuestionShown).map(
    ({ key, at, next }) => `${at}: ${[key, ...next].join(' ')}`,
  );

const shoot = { aims: [{ who: 'p2', cards: ['#weapon-railgun'] }], reach: ['00', '01'] };

test('whom I click I shoot, where I click I run or grab, and a weapon that I click I take', () => {
  expect(
    clicks(
      'ask-action',
      option('run', { reach: ['01'] }),
      option('grab', { reach: ['02'] }),
      option('shoot', shoot),
    ),
  ).toEqual([
    '01: run 01',
    '02: grab 02',
    '#weapon-zx-2: grab 02 #weapon-zx-2',
    '#weapon-hellion: grab 02 #weapon-hellion',
    '#weapon-railgun: grab 02 #weapon-railgun',
    'p2: shoot p2',
  ]);
});

test('what is refused, and what is asked later, is begun by no click', () => {
  expect(clicks('ask-action', option('shoot', shoot, true))).toEqual([]);
  expect(clicks('ask-weapon', option('shoot', shoot))).toEqual([]);
});
