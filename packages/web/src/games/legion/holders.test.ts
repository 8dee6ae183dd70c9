import type { View } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { holdingsOf } from './holders.js';

const unit = (id: string, x: number, panicked = false) => ({
  id,
  seat: id.slice(0, 2),
  card: 'rebel-troopers',
  where: 'field',
  panicked,
  minis: [{ id: `${id}.0`, role: 0, x: x * 100, y: 0, z: 0, facing: 0, wounds: 0 }],
});
const token = { id: 'objective-1', kind: 'objective', x: 0, y: 0, by: null };
const view = (units: readonly object[], by: string | null = null) =>
  ({ units, tokens: [{ ...token, by }] }) as unknown as View;

test('a token counts the leaders at range 1, base to token, but none in panic', () => {
  // A segment of the tool, half a base and half a token: 152.4 + 13.5 + 12.5.
  expect(holdingsOf(view([unit('p1-2-x', 178.4), unit('p2-2-x', 178.5)]))[0]?.near).toEqual({ p1: 1 });
  expect(holdingsOf(view([unit('p1-2-x', 50, true), unit('p2-2-x', 50)]))[0]?.near).toEqual({ p2: 1 });
});

test('whoever carries a token holds it', () => {
  expect(holdingsOf(view([], 'p2-3-x'))[0]?.by).toBe('p2-3-x');
});
