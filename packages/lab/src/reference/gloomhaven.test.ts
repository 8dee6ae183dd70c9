import { expect, test } from 'vitest';
import { compareActions } from './gloomhaven.js';

/** At most so many of these positions do not offer all that the ledger gives yet. The number only ever gets smaller. */
const LESS = 0;
/** Positions with more ends than this are left to the command. */
const LARGEST = 60;

test('GLM-MOVE-01 GLM-ATK-23 GLM-ITEM-12 every end of an action of a hero that the ledger gives, and no other', () => {
  const { less, more, outcomes } = compareActions(40, 1, LARGEST);
  expect(less).toBeLessThanOrEqual(LESS);
  expect(more).toBe(0);
  expect(outcomes).toBeGreaterThan(300);
});
