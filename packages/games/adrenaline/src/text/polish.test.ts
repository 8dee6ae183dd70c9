import { expect, test } from 'vitest';
import { lessons } from '../learn/index.js';
import { ruleTexts } from '../rule-texts/index.js';
import { PAGE_WORDS } from './page.js';
import * as log from './pl/log.js';
import * as messages from './pl/messages.js';
import * as options from './pl/options.js';
import * as weapons from './pl/weapons.js';

/** Everything that a Polish player reads, as one text. */
const polish = JSON.stringify([
  messages,
  log,
  options,
  weapons,
  PAGE_WORDS.pl,
  lessons,
  ruleTexts.map(r => r.text.pl),
]);

test.each([
  [
    'one moves by squares, and neither walks by them nor defeats them',
    /przejść o \d|przechodzi\w* o \d|[Pp]okonuj\w* \d/,
  ],
  ['damage is dealt to somebody, it is no present', /\d obrażeni\w+ dla /],
  ['what is laid on the board does not hit it', /trafia (na (tor|planszę|pole)|znacznik|żeton)/],
  ['to be so far away has its preposition', /Wszyscy dokładnie \d/],
  ['no tape and no office speaks', /i\/lub|przyznawan|użyto|można by|Trwa zagrywanie|strzał jest niemożliwy/],
  [
    'whoever cannot pay is told so as a friend tells it',
    /opłacić (tego|kosztu)|nie możesz opłacić|wymaga koszt/,
  ],
  ['marks are no allotment', /przydziela \{/],
  ['the button of a move is short', /ruch najwyżej o/i],
  ['names have their cases', /Wskaż :D-strukt-0R[,. ]/],
] as const)('%s', (_, wrong) => {
  expect(wrong.exec(polish)?.[0]).toBeUndefined();
});
