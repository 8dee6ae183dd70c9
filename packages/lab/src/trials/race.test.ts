import { expect, test } from 'vitest';
import { raceTrial } from './race-trial.js';

// With the embedded store there is one process; what it does with two answers at once `server.test.ts` looks at.
test('four sockets at two processes give different answers to the same question at once: one is taken, the others are told', async () => {
  const { counts, wrong } = await raceTrial({ store: 'postgres', races: 12, racers: 4 });
  expect(wrong).toEqual([]);
  expect(counts.found).toBe(counts['questions raced for']);
  expect(counts['questions raced for']).toBeGreaterThanOrEqual(12);
}, 120_000);
