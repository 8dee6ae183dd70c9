import { expect, test } from 'vitest';
import { compareAutomas } from './apex-automa.js';

test('an Automa does what the ledger gives on random maps, and nothing else', () => {
  const { outcomes, differences } = compareAutomas(14, 1);
  expect(differences).toEqual([]);
  expect(outcomes).toBeGreaterThan(400);
});
