import { expect, test } from 'vitest';
import { killTrial } from './kill-trial.js';

test.each(['embedded', 'postgres'] as const)(
  'kill -9 in the middle of load, %s: nothing acknowledged is lost or doubled, every match goes on',
  async store => {
    const { counts, wrong } = await killTrial({ store, kills: 1, tables: 3, longestMs: 300 });
    expect(wrong).toEqual([]);
    expect(counts.found).toBe(counts.acknowledged);
    expect(counts.acknowledged).toBeGreaterThan(10);
    expect(counts['views equal']).toBeGreaterThan(10);
  },
  120_000,
);
