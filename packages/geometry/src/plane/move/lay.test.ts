import { expect, test } from 'vitest';
import type { Point } from '../exact.js';
import { layFreely } from './lay.js';
import type { Blocker } from './under.js';

const round = (by: string, { x, y }: Point, radius: number): Blocker => ({
  rules: ['LEG-UTYPE-39'],
  by: { mini: by },
  shape: { core: [{ x, y }], radius },
  box: { x0: x - radius, y0: y - radius, x1: x + radius, y1: y + radius },
});

test('LEG-UTYPE-39 whether a base touches the first half of a tool does not depend on how the second is bent', () => {
  // 0.0001 mm and less of the base lie under the half: seen again after each bend, it was looked at without end.
  const walker = round('walker', { x: 76490, y: 69610 }, 3500);
  const lay = (blockers: readonly Blocker[]) =>
    layFreely(1, { x: 72000, y: 74000 }, { x: 72000, y: 72000 }, 1350, blockers, met);
  const met = new Set<Blocker>();
  expect(lay([walker])).toBeUndefined();
  expect([...met]).toEqual([walker]);
  expect(lay([round('walker', { x: 76600, y: 69610 }, 3500)])).toBeDefined();
});
