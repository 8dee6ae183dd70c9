import { expect, test } from 'vitest';
import { compareShots } from './adrenaline.js';

test('every outcome of a shot of every weapon that the ledger gives, and no other', () => {
  const { outcomes, differences } = compareShots(63, 1);
  expect(differences).toEqual([]);
  expect(outcomes).toBeGreaterThan(1000);
});
