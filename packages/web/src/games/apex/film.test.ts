import { CROSSROADS, type Event, type View } from '@potyczka/apex/view';
import { expect, test } from 'vitest';
import { filmOf, framesOf } from './film.js';

const view = { map: CROSSROADS.id, figures: [] } as unknown as View;

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
const revealed: Extract<Event, { type: 'revealed' }> = {
  type: 'revealed',
  who: 'BL',
  threshold: 50,
  shots: [
    { at: -1, cards: ['#A-8'] },
    { at: 0, cards: ['#A-7'] },
    { at: 1, cards: ['#A-2'] },
  ],
};
const judged = (hits: number): Event => ({
  type: 'judged',
  who: 'BL',
  at: 'GB',
  hits,
  headshots: 1,
  stopped: 0,
  damage: 9,
  ignored: 0,
});

test('each card lies on its space of the track and is a hit, a half-hit or a miss by value and modifier', () => {
  const film = filmOf(null, [aimed, revealed, judged(2)]);
  if (!film) throw new Error('no film');
  const { frames, isSure } = framesOf(view, film);
  expect(frames.map(f => [f.place, f.card.value, f.modifier, f.result])).toEqual([
    [2, 50, 5, 'hit'],
    [3, 45, 0, 'miss'],
    [4, 20, -5, 'half'],
  ]);
  expect(frames.map(f => f.head)).toEqual([true, false, false]);
  expect(isSure).toBe(true);
});

test('a card that is replaced changes the film; what does not add up is not said', () => {
  const change: Event = { type: 'replaced', who: 'BL', shot: 1, old: '#A-7', card: '#A-14' };
  const film = filmOf(null, [aimed, revealed, change, judged(2)]);
  if (!film) throw new Error('no film');
  const { frames, isSure } = framesOf(view, film);
  expect(frames[1]).toMatchObject({ card: { value: 80 }, result: 'hit', head: true });
  expect(isSure).toBe(false);
});

test('who stands lower is hit by a symbol, and the next activation ends the film', () => {
  const fromRoof = { ...aimed, from: { x: 1, y: 2 }, to: { x: 1, y: 4 } };
  const film = filmOf(null, [fromRoof, revealed]);
  if (!film) throw new Error('no film');
  expect(framesOf(view, film).frames[1]).toMatchObject({ result: 'hit', bySymbol: true });
  expect(filmOf(film, [{ type: 'activated', who: 'GB' }])).toBeNull();
});
