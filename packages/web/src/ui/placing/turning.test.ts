import { expect, test } from 'vitest';
import { angleTo, inDegrees } from './turning.js';

test('facings are brought to their step and into one turn, on both sides of nothing', () => {
  const turning = inDegrees(30);
  expect([14, 16, -16, 344, 346, 725].map(turning.facing)).toEqual([0, 30, 330, 330, 0, 0]);
  expect([0, 90, 359].map(turning.angle)).toEqual([0, 90, 359]);
});

test('where y grows upwards they grow the other way, and back', () => {
  const turning = inDegrees(15, 'counter-clockwise');
  expect(turning.angle(90)).toBe(270);
  expect(turning.facing(270)).toBe(90);
  for (let facing = 0; facing < 360; facing += 15) expect(turning.facing(turning.angle(facing))).toBe(facing);
});

test('an angle on the screen grows clockwise from the right', () => {
  const from = { x: 10, y: 10 };
  expect(angleTo(from, { x: 20, y: 10 })).toBe(0);
  expect(angleTo(from, { x: 10, y: 20 })).toBe(90);
  expect(angleTo(from, { x: 0, y: 10 })).toBe(180);
});
