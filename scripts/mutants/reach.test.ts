import { expect, test } from 'vitest';
import { mayNotice } from './reach.mjs';

const MOVE = 'packages/games/chess/src/move.ts';
const place = (region: number, source = MOVE) => ({ source, region });

test('a file of tests may notice what it runs, whatever is run when a file that it loads begins, and nothing else', () => {
  const judge = { sources: new Set([MOVE]), reached: { [MOVE]: '101' } };
  expect([0, 1, 2, 3].map(region => mayNotice(judge, place(region)))).toEqual([true, false, true, false]);
  expect(mayNotice(judge, place(-1))).toBe(true);
  expect(mayNotice(judge, place(-1, 'packages/games/chess/src/castle.ts'))).toBe(false);
  // Loaded, and none of its parts run.
  expect(mayNotice({ ...judge, reached: {} }, place(0))).toBe(false);
});

test('a file of tests that nobody has looked at may notice all that it loads', () => {
  const judge = { sources: new Set([MOVE]) };
  expect(mayNotice(judge, place(1))).toBe(true);
  expect(mayNotice(judge, place(1, 'packages/games/chess/src/castle.ts'))).toBe(false);
});
