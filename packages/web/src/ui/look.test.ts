import { expect, test } from 'vitest';
import { clamped, comfortable, type Frame, lookingAt, panned, seen, wholeBoard, zoomed } from './look.js';

const frame: Frame = {
  width: 800,
  height: 400,
  world: { x: -100, y: 0, width: 1000, height: 1000 },
  closest: 8,
};

test('the whole board is centred and as large as the room allows', () => {
  expect(wholeBoard(frame)).toEqual({ x: 400, y: 500, zoom: 0.4 });
});

test('zooming keeps the point under the hand where it is', () => {
  const before = { x: 300, y: 450, zoom: 1 };
  const after = zoomed(before, frame, 2, 120, -60);
  expect(after.zoom).toBe(2);
  expect(after.x + 120 / 2).toBeCloseTo(before.x + 120, 9);
  expect(after.y - 60 / 2).toBeCloseTo(before.y - 60, 9);
});

test('nobody gets further away than the whole board, nor nearer than it may be', () => {
  expect(zoomed({ x: 0, y: 0, zoom: 0.6 }, frame, 0.1)).toEqual(wholeBoard(frame));
  expect(zoomed({ x: 400, y: 500, zoom: 6 }, frame, 4).zoom).toBe(8);
});

test('however far it is dragged, seven tenths of the board or of the room stay in sight', () => {
  for (const zoom of [0.4, 1, 4]) {
    for (const [dx, dy] of [
      [1e6, 0],
      [-1e6, 0],
      [0, 1e6],
      [0, -1e6],
    ] as const) {
      const s = seen(panned({ x: 400, y: 500, zoom }, frame, dx, dy), frame);
      const shownX = Math.min(s.x + s.width, 900) - Math.max(s.x, -100);
      const shownY = Math.min(s.y + s.height, 1000) - Math.max(s.y, 0);
      expect(shownX).toBeGreaterThanOrEqual(0.7 * Math.min(1000, s.width) - 1e-6);
      expect(shownY).toBeGreaterThanOrEqual(0.7 * Math.min(1000, s.height) - 1e-6);
    }
  }
});

test('what is in sight moves nothing; what is not is brought into the middle', () => {
  const look = { x: 300, y: 400, zoom: 2 };
  expect(lookingAt(look, frame, { x: 280, y: 380, width: 20, height: 20 })).toBe(look);
  expect(lookingAt(look, frame, { x: 690, y: 590, width: 20, height: 20 })).toEqual({
    x: 700,
    y: 600,
    zoom: 2,
  });
});

test('a board that is shown whole is not moved for something at its rim', () => {
  const whole = wholeBoard(frame);
  expect(lookingAt(whole, frame, { x: 990, y: -30, width: 40, height: 60 })).toEqual(whole);
});

test('a place that is larger than the room is looked at from further away', () => {
  const after = lookingAt({ x: 300, y: 400, zoom: 4 }, frame, { x: 0, y: 300, width: 700, height: 100 });
  expect(after.zoom).toBeCloseTo((800 * 0.68) / 700, 6);
});

test('a board that would be too small begins comfortably near, around where it begins', () => {
  expect(comfortable(frame, 0.3, null)).toEqual(wholeBoard(frame));
  const near = comfortable(frame, 2, { x: 600, y: 600, width: 100, height: 100 });
  expect(near).toEqual({ x: 650, y: 650, zoom: 2 });
  expect(clamped(near, frame)).toEqual(near);
});
