import { expect, test } from 'vitest';
import { floorAfter, judgeFloor } from './floor.mjs';

test('a floor only falls, and only by a sample that says something', () => {
  expect(floorAfter(undefined, { killed: 36, survived: 4 })).toBe(10);
  expect(floorAfter(10, { killed: 30, survived: 10 })).toBe(10);
  expect(floorAfter(10, { killed: 38, survived: 2 })).toBe(5);
  expect(floorAfter(10, { killed: 9, survived: 0 })).toBe(10);
  expect(floorAfter(undefined, { killed: 9, survived: 0 })).toBeUndefined();
});

test('more unnoticed than the floor allows is told', () => {
  expect(judgeFloor('apex', { killed: 36, survived: 4 }, { apex: 10 })).toBeUndefined();
  expect(judgeFloor('apex', { killed: 35, survived: 5 }, { apex: 10 })).toContain('12.5%');
  expect(judgeFloor('legion', { killed: 40, survived: 0 }, { apex: 10 })).toContain('legion');
});
