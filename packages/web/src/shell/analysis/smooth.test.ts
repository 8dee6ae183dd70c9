import { expect, test } from 'vitest';
import { smoothed } from './smooth.js';

test('a chance is the mean of those around it, by how often each was tried', () => {
  const one = (share: number, tries: number) => ({ shares: [share, 1 - share], tries });
  expect(smoothed([])).toEqual([]);
  expect(smoothed([one(0.4, 5)])).toEqual([[0.4, 0.6]]);
  expect(smoothed([one(0, 10), one(1, 30)])[0]).toEqual([0.75, 0.25]);
  const far = smoothed([one(1, 1), ...Array.from({ length: 6 }, () => one(0, 1))]);
  expect([far[3]?.[0], far[4]?.[0]]).toEqual([1 / 7, 0]);
});
