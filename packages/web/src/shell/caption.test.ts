import type { Event } from '@potyczka/adrenaline/view';
import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { ui } from '../games/adrenaline/ui.js';
import { firstWords, PrefsProvider } from '../prefs.js';
import { Caption } from './Caption.js';

vi.stubGlobal('navigator', { language: 'en' });
// Other files run in the same worker: they must not find half a page.
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();

/** The lines over the board. */
const told = (events: readonly Event[], me: Seat | null): string[] => {
  const happening = events.map((event, n): Told => ({ n, rule: 'ADR-X-01', event }));
  const caption = createElement(Caption, { ui, lang: 'en', happening, me });
  const shown = renderToStaticMarkup(createElement(PrefsProvider, { first }, caption));
  return [...shown.matchAll(/<span>(.*?)<\/span>/g)].map(([, line]) => line ?? '');
};

const paid = (who: Seat, points: number): Event => ({ type: 'scored', on: 'p1', who, tokens: 3, points });
const death: readonly Event[] = [
  { type: 'killed', who: 'p1', by: 'p2', overkill: false },
  { type: 'first-blood', on: 'p1', who: 'p3', points: 1 },
  paid('p2', 8),
  paid('p3', 6),
  paid('p4', 4),
  paid('p5', 2),
  { type: 'skull', on: 'p1' },
  { type: 'cleared', on: 'p1' },
];

test('of a death nothing is dropped: who killed, and everybody who is paid for it with how much', () => {
  const lines = told(death, 'p1');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/Sprog kills Dozer/);
  for (const [i, points] of [1, 8, 6, 4, 2].entries())
    expect(lines[i + 1]).toMatch(new RegExp(`gets ${points} point`));
});

test('what does not fit is what weighs least, whenever it happened', () => {
  const steps = ['00', '01', '02', '03'].map(
    (to): Event => ({ type: 'moved', who: 'p2', by: 'p2', to, how: 'run' }) as Event,
  );
  const lines = told([...death, ...steps], 'p1');
  expect(lines).toHaveLength(7);
  expect(lines.slice(0, 6)).toEqual(told(death, 'p1'));
});

test('what I did myself needs no words', () => {
  expect(told(death, 'p2').filter(line => line.startsWith('Sprog'))).toEqual([]);
});
