import { expect, test } from 'vitest';
import { dearTrial } from './dear-trial.js';

// What is measured is told, not asserted, in this short form: how many requests count as how much is in `costs.test.ts`.
test('whoever asks for what is dear as often as they may harms nobody at another address', async () => {
  const { counts, wrong, page } = await dearTrial({
    ...{ tables: 2, people: 2, burstMs: 0, measuredMs: 300 },
    only: ['watch', 'wish', 'campaign', 'campaign-strike'],
  });
  expect(wrong).toEqual([]);
  expect(counts.kinds).toBe(4);
  expect(page?.text).toContain('`campaign-strike`');
}, 120_000);
