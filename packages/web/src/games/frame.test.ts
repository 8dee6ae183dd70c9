import { expect, test } from 'vitest';
import { frameRound } from './frame.js';

const board = { x: 0, y: 0, width: 1200, height: 700 };

test('a small picture shows what matters in its middle, and never beyond the board', () => {
  expect(frameRound([{ x: 600, y: 350 }], board, 0, 600)).toBe('300 175 600 350');
  expect(frameRound([{ x: 10, y: 690 }], board, 0, 600)).toBe('0 350 600 350');
  expect(frameRound([], board, 0, 1)).toBe('0 0 1200 700');
});

test('what lies far apart is shown with room around it, no wider than the board', () => {
  expect(
    frameRound(
      [
        { x: 300, y: 350 },
        { x: 700, y: 350 },
      ],
      board,
      100,
      0,
    ),
  ).toBe('200 175 600 350');
  expect(
    frameRound(
      [
        { x: 0, y: 0 },
        { x: 1200, y: 700 },
      ],
      board,
      100,
      0,
    ),
  ).toBe('0 0 1200 700');
});
