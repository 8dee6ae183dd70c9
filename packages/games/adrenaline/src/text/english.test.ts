import { expect, test } from 'vitest';
import { lessons } from '../learn/index.js';
import { ruleTexts } from '../rule-texts/index.js';
import * as log from './en/log.js';
import * as messages from './en/messages.js';
import * as names from './en/names.js';
import * as options from './en/options.js';
import * as weapons from './en/weapons.js';
import { PAGE_WORDS } from './page.js';

/** Everything that is read in English, as one text. */
const english = JSON.stringify([
  log,
  messages,
  names,
  options,
  weapons,
  PAGE_WORDS.en,
  lessons.map(l => [l.title.en, l.body.en, l.more?.en, l.task?.goal.en, l.task?.hint.en, l.task?.praise.en]),
  ruleTexts.map(r => r.text.en),
]);

test.each([
  ['people ask who, not whom', /\b[Ww]hom\b/],
  ['what is mine is my own, not the own', /\bthe own\b/],
  ['a weapon in a sentence has its article', /(with|reloads|takes|unloads) \{card\}|^\{card\} is/],
] as const)('%s', (_, wrong) => {
  expect(wrong.exec(english)?.[0]).toBeUndefined();
});
