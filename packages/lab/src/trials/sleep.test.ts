import { expect, test } from 'vitest';
import { SLEEPS, sleepTrial } from './sleep-trial.js';

test.each(['embedded', 'postgres'] as const)(
  'every game and a campaign sleep and wake, %s: idle, restarted, killed, everybody is shown what they were shown',
  async store => {
    const { counts, wrong } = await sleepTrial({ store, decisions: 4, sleeps: SLEEPS });
    expect(wrong).toEqual([]);
    expect(counts.decided).toBe(5 * 4 * SLEEPS.length);
  },
  240_000,
);
