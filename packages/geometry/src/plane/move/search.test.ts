import { describe, expect, test } from 'vitest';
import { type BoxVerdict, findFree, MOST_BOXES } from './search.js';

/** Free is whatever lies within `near` of a point. */
const looking = (at: readonly [number, number], near: number, blind = false) => {
  let boxes = 0;
  const visit = (u: number, v: number, du: number, dv: number): BoxVerdict => {
    boxes++;
    const [a, b] = [Math.abs(u - at[0]), Math.abs(v - at[1])];
    if (a <= near && b <= near) return 'free';
    if (!blind && (a > near + du || b > near + dv)) return 'none';
    return du >= dv ? 'split u' : 'split v';
  };
  return { found: findFree(visit, 0, 0, 1, 1), boxes };
};

describe('a search among placements', () => {
  test('cuts boxes until the free one is found, wherever it lies', () => {
    expect(looking([0.31, -0.77], 0.001).found).toBe(true);
    expect(looking([-0.9991, 0.9991], 0.001).found).toBe(true);
  });

  test('ends where no box holds anything', () => {
    expect(looking([3, 3], 0.5)).toEqual({ found: false, boxes: 1 });
  });

  test('ends along a near tangent, too, after so many boxes', () => {
    expect(looking([3, 3], 0.001, true)).toEqual({ found: false, boxes: MOST_BOXES });
  });

  test('a box that can say nothing until it is small is found before that', () => {
    const { found, boxes } = looking([0.31, -0.77], 0.01, true);
    expect(found).toBe(true);
    expect(boxes).toBeLessThan(MOST_BOXES);
  });
});
