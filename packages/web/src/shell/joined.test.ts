import { expect, test } from 'vitest';
import { lastClick, noteJoined, noteOwn } from './joined.js';

test('one click is one undo: what the page gave by itself goes with the decision before it', () => {
  noteOwn('a', 4);
  noteJoined('a', 5);
  noteJoined('a', 6);
  expect(lastClick('a', [4, 5, 6])).toBe(4);
  noteOwn('a', 7);
  expect(lastClick('a', [4, 5, 6, 7])).toBe(7);
  expect(lastClick('b', [4, 5, 6])).toBe(6);
});

test('what was taken back is forgotten, and nothing is left without a way back', () => {
  noteJoined('c', 5);
  noteOwn('c', 5);
  expect(lastClick('c', [4, 5])).toBe(5);
  noteJoined('c', 6);
  expect(lastClick('c', [6])).toBe(6);
  expect(lastClick('c', [])).toBeUndefined();
});
