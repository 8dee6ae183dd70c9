import type { Stroke } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { balanceOf } from './luck-balance.js';

const stroke = (seat: 'p1' | 'p2', mean: number, came: number): Stroke => ({
  n: 1,
  seat,
  name: { id: 'attack' },
  what: { id: 'wounds' },
  assumes: [],
  exact: true,
  values: [],
  mean,
  came,
  luck: 0.5,
});

test('the ledger of a side is what could be expected of its own dice, and what came', () => {
  const all = [stroke('p1', 1.5, 3), stroke('p2', 2, 0), stroke('p1', 0.25, 0)];
  expect(balanceOf(all, 'p1')).toEqual({ strokes: 2, expected: 1.75, came: 3 });
  expect(balanceOf(all, 'p2')).toEqual({ strokes: 1, expected: 2, came: 0 });
});
