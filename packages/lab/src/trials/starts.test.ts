import { expect, test } from 'vitest';
import { startsTrial } from './starts-trial.js';

// How long it takes is told, not asserted.
test('a server starts in an empty folder and again, and its port answers before it is ready', async () => {
  const { counts, wrong, page } = await startsTrial({ stores: ['embedded'], times: 1, busy: [0] });
  expect(wrong).toEqual([]);
  expect(counts.starts).toBe(2);
  expect(page?.text.split('\n')).toHaveLength(4);
}, 120_000);
