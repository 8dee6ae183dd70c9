import { expect, test } from 'vitest';
import { databaseTrial } from './database-trial.js';

test('PostgreSQL is cut off, stopped and crashes under load: nothing acknowledged is lost, every match goes on', async () => {
  const { counts, wrong } = await databaseTrial({ tables: 4, cuts: 5, stops: 1, crashes: 1, awayMs: 300 });
  expect(wrong).toEqual([]);
  expect(counts.found).toBe(counts.acknowledged);
  expect(counts['connections cut']).toBeGreaterThan(5);
}, 120_000);
