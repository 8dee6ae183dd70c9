import { positionView } from '@potyczka/adrenaline/rule-texts';
import { figureName } from '@potyczka/adrenaline/text';
import type { Event, View } from '@potyczka/adrenaline/view';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { still } from '../../shell/still.js';
import { Details } from './Details.js';
import { Damage, Worth } from './Sheet.js';

/** On A's board S has the most damage, then B; S began. */
const view = positionView(
  `
  S A B .
  . . . .
  - . . .`,
  { damage: { A: 'BSSSB' } },
);
const board = view.players.find(p => p.who === 'p2');
if (!board) throw new Error('nobody stands there');

const explained = (lang: 'pl' | 'en', element: string): string =>
  // What shows only where a mouse rests for long explains nothing to a finger.
  renderToStaticMarkup(createElement(Details, { ...still<View, Event>(view, lang), element })).replaceAll(
    / title="[^"]*"/g,
    '',
  );

test('beside each value of a board stands who would get it if the board were scored now', () => {
  const row = renderToStaticMarkup(createElement(Worth, { figure: board, lang: 'en', view }));
  const values = [...row.matchAll(/<span class="(value[^"]*)">(\d)(.*?)<\/span>/g)];
  expect(values.map(([, , n]) => n)).toEqual(['8', '6', '4', '2', '1', '1']);
  expect(values.map(([, kind]) => kind === 'value earned')).toEqual([true, true, false, false, false, false]);
  expect(values[0]?.[3]).toContain(figureName('en', 'p1'));
  expect(values[1]?.[3]).toContain(figureName('en', 'p3'));
});

test('the track of damage has its gaps after the third and the sixth place, its skull and its overkill', () => {
  const cells = [
    ...renderToStaticMarkup(createElement(Damage, { figure: board, lang: 'en' })).matchAll(
      /class="cell([^"]*)"/g,
    ),
  ].map(([, kind]) => kind?.trim());
  const at = (kind: string): number[] => cells.flatMap((k, i) => (k === kind ? [i + 1] : []));
  expect([at('bonus'), at('kill'), at('over')]).toEqual([[4, 7], [11], [12]]);
});

test.each([
  ['en', [/who dealt most damage here get, in this order/, /From three damage on/, /eleventh kills/]],
  ['pl', [/zadali tu najwięcej obrażeń/, /Od trzech obrażeń/, /jedenaste zabija/]],
] as const)('in %s a board explains its values, its gaps, and what it would pay now', (lang, words) => {
  const text = explained(lang, 'board-p2');
  for (const word of words) expect(text).toMatch(word);
  expect(text).toContain('+8');
  expect(text).toContain('+6');
});

test('the 1 in a circle is explained on the board that has it, and on no other', () => {
  const first = view.first === 'p1' ? ['p1', 'p2'] : ['p2', 'p1'];
  expect(explained('en', `board-${first[0]}`)).toContain('1 in a circle');
  expect(explained('en', `board-${first[1]}`)).not.toContain('1 in a circle');
});

test('a card says in words what its signs mean, each beside its effect', () => {
  const card = explained('en', '#weapon-lock-rifle');
  expect(card).toMatch(/One target in sight: 2 damage, 1 mark\..*class="signs"/);
});
