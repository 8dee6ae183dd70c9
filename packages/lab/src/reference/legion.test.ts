import { expect, test } from 'vitest';
import { comparePositions } from './legion.js';

test('what a unit may do, whom it may attack with what, whom orders reach: what the ledger gives, and no more', () => {
  const { outcomes, differences } = comparePositions(40, 3);
  expect(differences).toEqual([]);
  expect(outcomes).toBeGreaterThan(400);
});
