import { positionView } from '@potyczka/adrenaline/rule-texts';
import { say } from '@potyczka/adrenaline/text';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { intents } from './intents.js';
import { previewOf } from './Preview.js';

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

test('a click says what it means, in words for a button and with the way there', () => {
  const question = { ask: { id: 'ask-action' }, seat: 'p1' };
  const options = [
    option('run', { reach: ['01'] }),
    option('grab', { reach: ['02'] }),
    option('shoot', shoot),
  ];
  const all = intents(view, { ...question, options } as unknown as QuestionShown);
  const said = (lang: 'en' | 'pl'): string[] => all.map(i => (i.label ? say(lang, i.label) : ''));
  expect(said('en')).toEqual([
    'Run to A2',
    'Grab stuff on A3',
    'Take ZX-2',
    'Take Hellion',
    'Take Railgun',
    'Shoot Sprog',
  ]);
  expect(said('pl').at(0)).toBe('Biegnij na A2');
  expect(said('pl').at(-1)).toBe('Strzelaj do Jaszczura');
  // Somebody who has not entered the board yet has no way to draw.
  const at = view.players.find(p => p.who === 'p1')?.at ?? null;
  expect(all.map(i => previewOf(i as unknown as OptionShown).path?.at(-1))).toEqual(
    at ? ['01', '02', '02', '02', '02', undefined] : Array(6).fill(undefined),
  );
});

test('what is refused, and what is asked later, is begun by no click', () => {
  expect(clicks('ask-action', option('shoot', shoot, true))).toEqual([]);
  expect(clicks('ask-weapon', option('shoot', shoot))).toEqual([]);
});

test('while a mode is asked for, whom I click I mean to hit: by the mode that does, unless it costs something', () => {
  const basic = option('basic', { aims: [{ who: 'p3', cards: [] }], pays: [] });
  const long = option('long', {
    aims: [
      { who: 'p2', cards: [] },
      { who: 'p4', cards: [] },
    ],
    pays: ['red'],
  });
  expect(clicks('ask-mode', basic, long)).toEqual(['p3: basic p3', 'p2: long p2', 'p4: long p4']);
  const question = { ask: { id: 'ask-mode' }, options: [basic, long] } as unknown as QuestionShown;
  expect(intents(view, question).map(i => i.follows)).toEqual(['alone', 'asked', 'asked']);
});
