import type { Event, View } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { stroke } from './stroke.js';

const wounded = (unit: string, n: number): Event => ({
  type: 'wounded',
  unit,
  mini: `${unit}.1`,
  n,
  was: 0,
  most: 9,
});
const resolved: Event = { type: 'pool-resolved', at: 0 };

test('LEG-ATK-38 what came of an attack is known when its pool is resolved: wounds of the unit aimed at', () => {
  const told = [wounded('p2-3', 2), wounded('p1-2', 1), wounded('p2-3', 1)];
  expect(stroke.came(told, 'p2-3')).toBeNull();
  expect(stroke.came([...told, resolved], 'p2-3')).toBe(3);
  expect(stroke.came([resolved], 'p2-3')).toBe(0);
});

test('an answer aims at the unit that it names, or else at the one whose pool is formed', () => {
  const attack = { at: 0, pools: [{ to: 'p2-5' }] } as unknown as View['attack'];
  const view = { attack } as View;
  expect(stroke.of(view, 'p2-3:ranged')).toBe('p2-3');
  expect(stroke.of(view, ['1'])).toBe('p2-5');
  expect(stroke.of({ ...view, attack: null }, 'p2-3')).toBeNull();
});
