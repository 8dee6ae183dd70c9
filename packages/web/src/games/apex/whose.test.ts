import type { Event, View } from '@potyczka/apex/view';
import { expect, test } from 'vitest';
import { actor, gain } from './whose.js';

const legend = (id: string, team: string, seat: string, automa: object | null = null) => ({
  id,
  team,
  seat,
  automa,
});

const view = {
  teams: { red: ['p1', 'p2'], blue: ['p3'] },
  legends: [
    legend('GB', 'red', 'p1'),
    legend('PF', 'red', 'p2', { allied: true }),
    legend('BL', 'blue', 'p3'),
    legend('WR', 'blue', 'p1', { allied: false }),
  ],
} as unknown as View;

const over = (who: string): Event => ({ type: 'activation-over', who }) as Event;
const out = (who: string, box = true): Event => ({ type: 'eliminated', who, by: null, box }) as Event;

test('a line belongs to the seat of its legend, also of an allied Automa; an enemy Automa is nobody’s', () => {
  expect(['GB', 'PF', 'BL', 'WR'].map(id => actor(over(id), view))).toEqual(['p1', 'p2', 'p3', null]);
  expect(actor({ type: 'round', round: 2 } as Event, view)).toBeNull();
});

test('APX-DMG-16 a death box lost is a point for the other team, an elimination without one is none', () => {
  expect(gain(out('GB'), view)).toEqual({ who: 'p3', points: 1 });
  expect(gain(out('WR'), view)).toEqual({ who: 'p1', points: 1 });
  expect(gain(out('GB', false), view)).toBeNull();
  expect(gain(over('GB'), view)).toBeNull();
});
