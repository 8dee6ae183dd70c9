import { until } from '@potyczka/server/fixtures';
import { Lost, PgliteDriver } from '@potyczka/server/inside';
import { afterEach, expect, test } from 'vitest';
import { diskTrial } from './disk-trial.js';
import { pretendedDisk, withDatabase } from './small-disk.js';

const { NODE_OPTIONS, TRIAL_FULL } = process.env;
afterEach(() => {
  for (const [name, value] of Object.entries({ NODE_OPTIONS, TRIAL_FULL }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

test('the disk is full under load: writers are told, nothing acknowledged is lost, and it goes on', async () => {
  const { counts, wrong } = await diskTrial({
    store: 'embedded',
    tables: 4,
    fills: 1,
    kills: 1,
    fullMs: 100,
    disk: 'growth',
  });
  expect(wrong).toEqual([]);
  expect(counts.found).toBe(counts.acknowledged);
  expect(counts['told not-saved']).toBeGreaterThan(0);
}, 120_000);

test('an embedded database that stops without a word is given up, and started again when it can be', async () => {
  const disk = pretendedDisk('all');
  const folder = await withDatabase(disk);
  Object.assign(process.env, disk.env);
  const driver = await PgliteDriver.open(folder, () => {}, 1500);
  await driver.query('CREATE TABLE kept (x integer)');
  await driver.query('INSERT INTO kept VALUES (1)');
  disk.fill();
  await expect(driver.query('INSERT INTO kept VALUES (2)')).rejects.toThrow(Lost);
  disk.free();
  const kept = (): Promise<unknown[]> => driver.query('SELECT to_json(x)::text FROM kept').catch(() => []);
  await until(async () => (await kept()).includes(1));
  await driver.query('INSERT INTO kept VALUES (3)');
  await driver.close();
  disk.fill();
  await expect(PgliteDriver.open(folder, () => {})).rejects.toThrow(/does not start/);
  disk.free();
  const again = await PgliteDriver.open(folder, () => {});
  expect(await again.query('SELECT to_json(x)::text FROM kept')).toEqual(expect.arrayContaining([1, 3]));
  await again.close();
  disk.release();
}, 120_000);
