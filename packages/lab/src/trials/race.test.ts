import { expect, test } from 'vitest';
import { raceTrial } from './race-trial.js';

test.each(['embedded', 'postgres'] as const)(
  'four sockets give different answers to the same question at once, %s: one is taken, the others are told',
  async store => {
    const { counts, wrong } = await raceTrial({ store, races: 12, racers: 4 });
    expect(wrong).toEqual([]);
    expect(counts.found).toBe(counts['questions raced for']);
    expect(counts['questions raced for']).toBeGreaterThanOrEqual(12);
  },
  120_000,
);
