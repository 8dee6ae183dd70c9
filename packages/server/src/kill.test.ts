import { expect, test } from 'vitest';
import { killTrial } from './trials/kill-trial.js';

test.each(['embedded', 'postgres'] as const)(
  'kill -9 in the middle of load, %s: nothing acknowledged is lost or doubled, every match goes on',
  async store => {
    const report = await killTrial({ store, kills: 2, tables: 4, longestMs: 300 });
    expect(report).toMatchObject({ lost: [], broken: [], stuck: [], refusals: {} });
    expect(report.acknowledged).toBeGreaterThan(10);
  },
  120_000,
);
