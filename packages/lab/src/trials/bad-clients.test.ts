import { expect, test } from 'vitest';
import { badClientsTrial } from './bad-clients-trial.js';

test('bad clients of every kind are told or closed, and harm neither the server nor those who play', async () => {
  const { counts, wrong } = await badClientsTrial({ tables: 2, size: 3 });
  expect(wrong).toEqual([]);
  expect(counts.found).toBe(counts.acknowledged);
  expect(counts['fuzzed requests']).toBeGreaterThanOrEqual(100);
}, 120_000);
