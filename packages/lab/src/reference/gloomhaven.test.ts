import { expect, test } from 'vitest';
import { compareActions } from './gloomhaven.js';

/** At most so many of these positions do not offer all that the ledger gives yet. The number only ever gets smaller. */
const LESS = 25;

test('GLM-MOVE-01 GLM-ATK-23 GLM-ITEM-12 every end of an action of a hero that the ledger gives, and no other', () => {
  const found = compareActions(60, 1);
  expect(found.less).toBeLessThanOrEqual(LESS);
  expect([found.more, found.left]).toEqual([0, 0]);
  expect(found.outcomes).toBeGreaterThan(700);
});
