import { positionView } from '@potyczka/adrenaline/rule-texts';
import { figureName } from '@potyczka/adrenaline/text';
import type { Event, View } from '@potyczka/adrenaline/view';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { still } from '../../shell/still.js';
import { Happening } from './Happening.js';

const view = positionView(`
  S A . .
  . . . .
  - . . .`);
const [killer, victim] = ['p2', 'p1'] as const;

const drawn = (events: readonly Event[], isAgain = false): string => {
  const told = events.map((event, n) => ({ n: n + 1, rule: 'ADR-X-01', event }) as const);
  const scene = { ...still<View, Event>(view, 'en'), [isAgain ? 'lingering' : 'happening']: told };
  return renderToStaticMarkup(createElement(Happening, scene));
};
const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;

const shot: Event = { type: 'damaged', who: victim, by: killer, amount: 2, fromMarks: 1 };
const death: readonly Event[] = [
  { type: 'killed', who: victim, by: killer, overkill: true },
  { type: 'first-blood', on: victim, who: 'p3', points: 1 },
  { type: 'scored', on: victim, who: killer, tokens: 5, points: 8 },
  { type: 'scored', on: victim, who: 'p3', tokens: 4, points: 6 },
  { type: 'scored', on: victim, who: 'p4', tokens: 2, points: 4 },
];

test('a scratch is a line of fire and what it took; a death besides has its flash and its skull', () => {
  const [scratch, kill] = [drawn([shot]), drawn([shot, ...death])];
  for (const picture of [scratch, kill]) {
    expect(count(picture, /class="fire"/g)).toBe(1);
    expect(picture).toContain('−3');
  }
  expect(scratch).not.toMatch(/death|payday/);
  expect(count(kill, /class="death-flash"/g)).toBe(1);
  expect(count(kill, /class="death"/g)).toBe(1);
});

test('every payment of a death is told, none dropped, each with its owner', () => {
  const picture = drawn(death);
  const paid = [...picture.matchAll(/class="pay-points"[^>]*>\+(\d+)</g)].map(([, points]) => points);
  expect(paid).toEqual(['1', '8', '6', '4']);
  for (const who of [killer, 'p3', 'p4'] as const) expect(picture).toContain(figureName('en', who));
});

test('what two boards pay at once stands under each of them, and the points fly to those who stand on the board', () => {
  const picture = drawn([
    ...death,
    { type: 'scored', on: 'p3', who: killer, tokens: 1, points: 6 },
    { type: 'double-kill', who: killer, points: 1 },
  ]);
  const lines = [...picture.matchAll(/class="payday-title"[^>]*>([^<]*)<|class="pay-points"[^>]*>\+(\d+)</g)];
  expect(lines.map(([, title, points]) => title ?? points)).toEqual([
    `${figureName('en', victim)}’s board`,
    ...['1', '8', '6', '4'],
    `${figureName('en', 'p3')}’s board`,
    '6',
    'Double kill',
    '1',
  ]);
  // Of those who are paid only the killer stands on this board.
  expect([...picture.matchAll(/class="pay-flight"[^>]*>\+(\d+)</g)].map(([, n]) => n)).toEqual([
    '8',
    '6',
    '1',
  ]);
});

test('the mark for an overkill is no shot of the dead at the killer', () => {
  const mark = { type: 'marked', who: killer, by: victim, amount: 1 } as const;
  expect(drawn([{ ...mark, how: 'overkill' }])).toBe('');
  expect(count(drawn([{ ...mark, how: 'shot' }]), /class="fire"/g)).toBe(1);
});

test('what is looked at again shows who hit whom, without the scene of the death', () => {
  const picture = drawn([shot, ...death], true);
  expect(picture).toContain('happening again');
  expect(count(picture, /class="fire"/g)).toBe(1);
  expect(picture).not.toMatch(/death|payday/);
});

test('the final frenzy begins with a scene that says what it means, and is not drawn when it is looked at again', () => {
  const begun: View = { ...view, frenzy: { by: 'p2', left: 4 } };
  const scene = still<View, Event>(begun, 'en');
  const told = [{ n: 1, rule: 'ADR-FRENZY-01', event: { type: 'frenzy', by: 'p2' } }] as const;
  const picture = renderToStaticMarkup(createElement(Happening, { ...scene, happening: told }));
  expect(picture).toMatch(/class="title"[^>]*>Final frenzy</i);
  expect(picture).toContain('Everybody has one last turn.');
  expect(renderToStaticMarkup(createElement(Happening, { ...scene, lingering: told }))).toBe('');
});

test('a kill names killer and victim across the arena, a double kill is called that', () => {
  const one = drawn(death);
  expect(one).toContain('kill-band');
  expect(one).toMatch(/class="note"[^>]*>Sprog kills Dozer\.</);
  const two = drawn([...death, { type: 'killed', who: 'p3', by: killer, overkill: false }]);
  expect(two).toMatch(/class="title"[^>]*>Double kill</);
  expect(count(two, /kills/g)).toBe(2);
  expect(drawn(death, true)).not.toContain('kill-band');
});

test('the end shows who has won and with how many points', () => {
  const picture = drawn([{ type: 'game-over', winners: [killer], points: 27, tie: null }]);
  expect(picture).toMatch(/class="title"[^>]*>Sprog wins the game!</);
  expect(picture).toContain('>27 pts<');
});
