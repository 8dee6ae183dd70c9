import { game as adrenaline } from '@potyczka/adrenaline';
import { cardName } from '@potyczka/adrenaline/text';
import type { Event, View } from '@potyczka/adrenaline/view';
import { Run, seedOf } from '@potyczka/kernel/run';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { firstWords, PrefsProvider } from '../../prefs.js';
import { still } from '../../shell/still.js';
import { People } from './People.js';

const options = {
  players: 4,
  arena: 'B',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: true,
} as const;
const run = new Run(adrenaline, options, { seed: seedOf(5) });
for (let n = 0; n < 40; n++) {
  const [ask] = run.now.asks;
  if (ask) run.answer(ask.seat, run.q, run.now.legal(ask.seat).at(-1));
}

vi.stubGlobal('navigator', { language: 'en' });
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();

const drawn = (view: View): string =>
  renderToStaticMarkup(
    createElement(PrefsProvider, { first }, createElement(People, still<View, Event>(view, 'en'))),
  );

test('people show their hands, points and the decks when everything is laid open, and not before', () => {
  const open = adrenaline.openView?.(run.now.state) as View;
  const hands = Object.values(open.open?.hands ?? {}).flat();
  expect(hands.length).toBeGreaterThan(2);
  const [closed, laid] = [drawn(run.view('spectator')), drawn(open)];
  for (const card of hands) {
    expect(laid).toContain(`aria-label="${cardName('en', card)}"`);
    expect(closed).not.toContain(card);
  }
  expect(laid).toContain(`Power-ups ${open.left.powerUps}<`);
  expect(closed).not.toContain('data-el="deck-');
  expect(closed).toContain('? <small>');
  expect(laid).not.toContain('? <small>');
});
