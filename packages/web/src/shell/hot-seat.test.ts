import type { Now } from '@potyczka/table';
import { expect, test } from 'vitest';
import { type Here, nextOf, wantedOf } from './hot-seat.js';

const HERE: Here = [
  { person: 'me', seat: 'p1' },
  { person: 'here-2', seat: 'p3' },
];

const asks = (...seats: readonly string[]): Pick<Now, 'open' | 'undoAsked'> => ({
  open: seats.map(seat => ({ q: 1, seat, rule: '', ask: { id: '' }, thinking: false })) as Now['open'],
  undoAsked: null,
});

test('the device is handed to whoever is asked, not away from whoever is asked too, and to nobody for a bot', () => {
  expect(nextOf(HERE, asks('p3'), 'me')?.one.person).toBe('here-2');
  expect(nextOf(HERE, asks('p1', 'p3'), 'me')).toBeNull();
  expect(nextOf(HERE, asks('p1', 'p3'), null)?.one.person).toBe('me');
  expect(nextOf(HERE, asks('p2'), 'me')).toBeNull();
  expect(wantedOf(HERE, asks('p2'))).toEqual([]);
});

test('whoever is to agree to taking back is wanted before whoever decides, once, and not after a refusal', () => {
  const asked = (agreed: readonly string[], refused: string | null) => ({
    ...asks('p1'),
    undoAsked: { by: 'p1', to: 3, agreed, refused } as Now['undoAsked'],
  });
  expect(nextOf(HERE, asked(['p1'], null), 'me')).toMatchObject({ why: 'undo', one: { person: 'here-2' } });
  expect(nextOf(HERE, asked(['p1', 'p3'], null), 'me')).toBeNull();
  expect(nextOf(HERE, asked(['p1'], 'p3'), 'me')).toBeNull();
});
