import { expect, test } from 'vitest';
import { compareChoices } from './apex.js';

test('what may be chosen in an activation is what the ledger gives, and no more', () => {
  const { outcomes, differences } = compareChoices(600, 1);
  expect(differences).toEqual([]);
  expect(outcomes).toBeGreaterThan(10_000);
});
