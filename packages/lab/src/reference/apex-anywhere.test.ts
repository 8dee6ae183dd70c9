import { expect, test } from 'vitest';
import { compareAnywhere } from './apex-anywhere.js';

test('on any map what may be begun and what it comes to is what the ledger gives', () => {
  const { outcomes, differences } = compareAnywhere(
    Number(process.env.N ?? 40),
    Number(process.env.SEED ?? 1),
  );
  expect(differences.slice(0, 12)).toEqual([]);
  expect(outcomes).toBeGreaterThan(1000);
});
