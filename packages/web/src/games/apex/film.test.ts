import type { Event, Verdict } from '@potyczka/apex/view';
import { expect, test } from 'vitest';
import { filmOf, framesOf } from './film.js';

const aimed: Extract<Event, { type: 'aimed' }> = {
  type: 'aimed',
  who: 'BL',
  at: 'GB',
  slot: 0,
  card: '#W-1',
  distance: 3,
  from: { x: 0, y: 11 },
  to: { x: 3, y: 11 },
  by: null,
  paid: null,
  ap: 1,
  charged: [],
};
const verdict = (result: Verdict['result'], more: Partial<Verdict> = {}): Verdict => ({
  result,
  half: false,
  head: false,
  ...more,
});
const revealed: Extract<Event, { type: 'revealed' }> = {
  type: 'revealed',
  who: 'BL',
  threshold: 50,
  shots: [
    { at: -1, cards: ['#A-8'], verdicts: [verdict('h', { head: true })] },
    { at: 0, cards: ['#A-7'], verdicts: [verdict('m')] },
    { at: 1, cards: ['#A-2'], verdicts: [verdict('m', { half: true })] },
  ],
};

const filmed = (...events: Event[]) => {
  const film = filmOf(null, events);
  if (!film) throw new Error('no film');
  return framesOf(film);
};

test('each card lies on its space of the track with the verdict of the rules', () => {
  const frames = filmed(aimed, revealed);
  expect(frames.map(f => [f.place, f.card.value, f.modifier, f.result])).toEqual([
    [2, 50, 5, 'hit'],
    [3, 45, 0, 'miss'],
    [4, 20, -5, 'half'],
  ]);
  expect(frames.map(f => f.head)).toEqual([true, false, false]);
});

test('a value that would do is no hit where the rules say that its symbol misses, also before all is counted', () => {
  const missed = { ...revealed, shots: [{ at: 0, cards: ['#A-14' as const], verdicts: [verdict('M')] }] };
  expect(filmed(aimed, missed)).toMatchObject([{ card: { value: 80 }, result: 'miss', bySymbol: true }]);
});

test('a card that is replaced changes the film, with the verdict on the new one', () => {
  const change: Event = {
    type: 'replaced',
    who: 'BL',
    shot: 1,
    old: '#A-7',
    card: '#A-14',
    verdict: verdict('H', { head: true }),
  };
  expect(filmed(aimed, revealed, change)[1]).toMatchObject({
    card: { value: 80 },
    result: 'hit',
    bySymbol: true,
    head: true,
  });
});

test('the next activation ends the film', () => {
  const film = filmOf(null, [aimed, revealed]);
  expect(filmOf(film, [{ type: 'activated', who: 'GB' }])).toBeNull();
});
