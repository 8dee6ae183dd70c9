import type { SeatInfo } from '@potyczka/table';
import { fill } from '@potyczka/words';
import { expect, test } from 'vitest';
import type { Score } from '../games/game-ui.js';
import { en } from '../text/en.js';
import { peopleAt, sitterOf, whoHave, whoIs } from './who.js';

const t = (id: keyof typeof en, args = {}): string => fill('en', en[id], args);
const seat = (n: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: `p${n}`,
  kind: 'human',
  name: null,
  level: null,
  here: true,
  away: false,
  ready: true,
  ...more,
});
const seats = [
  seat(1, { name: 'Ann' }),
  seat(2, { name: 'Guest 3667', here: false }),
  seat(3, { kind: 'bot', level: 'greedy' }),
  seat(4, { kind: 'open' }),
  seat(5, { name: 'Eve', away: true }),
];
const ui = {
  seats: {
    look: (s: string) => ({
      name: { en: `Figure ${s}`, pl: `Figurka ${s}` },
      colour: 'red',
      letter: { en: s, pl: s },
    }),
    Token: () => null,
  },
};
const people = peopleAt(t, seats);

test('a person stands before the figure, a bot is its figure, whatever the language', () => {
  expect(seats.map(s => whoIs(ui, 'en', people, s.seat))).toEqual([
    'Ann (Figure p1)',
    'Guest 3667 (Figure p2)',
    'Figure p3',
    'Figure p4',
    'Eve (Figure p5)',
  ]);
  expect(whoIs(ui, 'pl', people, 'p1')).toBe('Ann (Figurka p1)');
});

test('who leads several figures wins once, with all of them', () => {
  const score = (who: string, of?: 'p1' | 'p3'): Score => ({
    who,
    ...(of && { seat: of }),
    name: { en: who, pl: who },
    total: 1,
    won: true,
    parts: [],
  });
  expect(whoHave('en', people, [score('Brute', 'p1'), score('Rat', 'p3'), score('Sun', 'p1')])).toEqual([
    'Ann (Brute, Sun)',
    'Rat',
  ]);
  expect(whoHave('en', people, [score('p2')])).toEqual(['Guest 3667 (p2)']);
});

test('beside a figure stands who sits there, and whether they are here', () => {
  expect(seats.map(s => sitterOf(t, s))).toEqual([
    'Ann',
    'Guest 3667 (not here)',
    'bot',
    'open',
    'Eve (bot)',
  ]);
});
