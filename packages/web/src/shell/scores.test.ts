import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { ui } from '../games/adrenaline/ui.js';
import type { Score } from '../games/game-ui.js';
import { firstWords, PrefsProvider } from '../prefs.js';
import { Scores } from './Scores.js';

vi.stubGlobal('navigator', { language: 'en' });
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();

const score = (who: string): Score => ({
  who,
  name: ui.seats.look(who).name,
  total: 7,
  won: who === 'p2',
  parts: [{ label: { en: 'kills', pl: 'zabójstwa' }, points: 7 }],
});

test('points are those of people: a name stands over its figure, mine is mine, and a bot is its figure', () => {
  const people = { p1: 'Ann', p2: 'Kuba' };
  const scores = ['p1', 'p2', 'p3'].map(score);
  const table = createElement(Scores, { ui, people, scores, me: 'p1' });
  const html = renderToStaticMarkup(createElement(PrefsProvider, { first }, table));
  const heads = [...html.matchAll(/<th scope="col".*?<\/th>/gs)].map(([head]) =>
    [...head.matchAll(/class="score-(?:person|name|me)"[^>]*>([^<]+)</g)].map(([, text]) => text),
  );
  expect(heads).toEqual([['Dozer', 'you'], ['Kuba', 'Sprog'], [ui.seats.look('p3').name.en]]);
});

test('those who win or lose together have no places', () => {
  const scores = ['p1', 'p2'].map(score);
  const markup = (isRanked: boolean): string => {
    const table = createElement(Scores, { ui, people: {}, scores, me: 'p1', isRanked });
    return renderToStaticMarkup(createElement(PrefsProvider, { first }, table));
  };
  expect(markup(true)).toContain('score-place');
  expect(markup(false)).not.toMatch(/score-place|winner/);
});
