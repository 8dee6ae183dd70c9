import { expect, test } from 'vitest';
import { comparePositions } from './legion.js';

/** Ends of a notched base between others that the game does not find; its judge allows them. */
const OPEN = /: (move|climb|reverse|withdraw) is missing \(LEG-MOVE-03\)$/;

test('what a unit may do, whom it may attack with what, whom orders reach: what the ledger gives, and no more', () => {
  const { outcomes, differences } = comparePositions(40, 3);
  expect(differences.filter(line => !OPEN.test(line))).toEqual([]);
  expect(outcomes).toBeGreaterThan(400);
});
