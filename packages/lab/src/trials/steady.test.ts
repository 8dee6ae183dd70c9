import { expect, test } from 'vitest';
import { steadyTrial } from './steady-trial.js';

test('a day without misfortune: every answer is acknowledged, every page knows the list as it is in the end', async () => {
  const { counts, wrong } = await steadyTrial({ matches: 4, pauseMs: 20, rounds: 2, pages: 45 });
  expect(wrong).toEqual([]);
  expect(counts.answers).toBe(4 * 7 * 2);
  expect(counts['changes of the list']).toBe(6);
});
