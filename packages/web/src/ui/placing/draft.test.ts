import type { Pose } from '@potyczka/kernel';
import { expect, test } from 'vitest';
import { nextTowards, posesIn, textOf, withPose } from './draft.js';

const at = (x: number, y: number): Pose => ({ x, y });
const raster = [0, 1, 2].flatMap(y => [0, 1, 2].map(x => [at(10 * x, 10 * y)]));
const goes = (from: Pose, way: readonly [number, number]) => {
  const i = nextTowards(raster, from, 0, way);
  return i === undefined ? undefined : raster[i]?.[0];
};

test('an arrow goes to the next proposal in its direction, straight on before aside', () => {
  expect(goes(at(10, 10), [1, 0])).toEqual(at(20, 10));
  expect(goes(at(10, 10), [-1, 0])).toEqual(at(0, 10));
  expect(goes(at(10, 10), [0, 1])).toEqual(at(10, 20));
  expect(goes(at(10, 10), [0, -1])).toEqual(at(10, 0));
  expect(goes(at(13, 12), [1, 0])).toEqual(at(20, 10));
});

test('behind the last there is none', () => {
  expect(goes(at(20, 10), [1, 0])).toBeUndefined();
  expect(goes(at(20, 10), [0, 1])).toEqual(at(20, 20));
});

test('of several pieces it follows the one that is moved', () => {
  const squads = [
    [at(0, 0), at(50, 0)],
    [at(10, 0), at(20, 0)],
  ];
  expect(nextTowards(squads, at(5, 0), 0, [1, 0])).toBe(1);
  expect(nextTowards(squads, at(30, 0), 1, [1, 0])).toBe(0);
});

test('poses are told apart by all that they have', () => {
  expect(posesIn({ x: 1, y: 2 })).toEqual([at(1, 2)]);
  expect(posesIn([at(1, 2), at(3, 4)])).toHaveLength(2);
  expect(textOf([{ x: 1, y: 2, facing: 0 }])).not.toBe(textOf([at(1, 2)]));
  expect(withPose([at(1, 1), at(2, 2)], 1, at(3, 3))).toEqual([at(1, 1), at(3, 3)]);
});
