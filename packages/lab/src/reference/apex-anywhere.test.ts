import { expect, test } from 'vitest';
import { compareAnywhere } from './apex-anywhere.js';

test('on any map what may be begun and what it comes to is what the ledger gives', () => {
  const { outcomes, differences } = compareAnywhere(25, 1);
  expect(differences).toEqual([]);
  expect(outcomes).toBeGreaterThan(400);
});
