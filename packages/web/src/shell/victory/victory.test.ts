import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { ui } from '../../games/adrenaline/ui.js';
import type { Score } from '../../games/game-ui.js';
import { firstWords, PrefsProvider } from '../../prefs.js';
import { Victory } from './Victory.js';

vi.stubGlobal('navigator', { language: 'en' });
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();

const score = (who: string): Score => ({
  who,
  name: ui.seats.look(who).name,
  total: 7,
  won: true,
  parts: [],
});

const told = (winners: readonly string[], people: Readonly<Record<string, string>>): string => {
  const victory = createElement(Victory, { ui, people, winners: winners.map(score), isMine: false });
  const html = renderToStaticMarkup(createElement(PrefsProvider, { first }, victory));
  return /<h2>([^<]*)<\/h2>/.exec(html)?.[1] ?? '';
};

test('who has won is a person, with the figure that stands for them; a bot is its figure', () => {
  const people = { p1: 'Ann', p2: 'Kuba' };
  expect(told(['p2'], people)).toBe('Winner: Kuba (Sprog)');
  expect(told(['p1', 'p2'], people)).toBe('Winners: Ann (Dozer), Kuba (Sprog)');
  expect(told(['p2'], {})).toBe('Winner: Sprog');
});
