import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { freshDataFolder, temporaryFolder } from '../fixtures/temporary.js';
import { openDurable } from './durable-fs.js';
import { PgliteDriver } from './pglite.js';
import { programs } from './programs.js';

const { fdatasyncSync } = fs;
afterEach(() => {
  fs.fdatasyncSync = fdatasyncSync;
  syncBuiltinESMExports();
});

test('every commit of the embedded database is flushed to disk, and several in one group with one flush', async () => {
  const folder = await freshDataFolder();
  const db = await openDurable(path.join(folder.path, 'db'), await programs());
  await db.exec('CREATE TABLE flushed (n integer)');
  let flushes = 0;
  fs.fdatasyncSync = fd => {
    flushes++;
    fdatasyncSync(fd);
  };
  syncBuiltinESMExports();
  for (let n = 0; n < 20; n++) await db.exec(`INSERT INTO flushed VALUES (${n})`);
  expect(flushes).toBeGreaterThanOrEqual(20);
  flushes = 0;
  await db.exec(Array(20).fill('INSERT INTO flushed VALUES (0)').join(';'));
  expect(flushes).toBeGreaterThanOrEqual(1);
  expect(flushes).toBeLessThan(5);
  await db.close();
  folder.release();
});

test('the thread that made the database, and holds what that took, ends before the first statement', async () => {
  const folder = temporaryFolder();
  const threads: Worker[] = [];
  const ended: Worker[] = [];
  const onWorker = (worker: Worker): void => {
    threads.push(worker);
    worker.once('exit', () => ended.push(worker));
  };
  process.on('worker', onWorker);
  const open = () => PgliteDriver.open(folder.path, () => {});
  const first = await open();
  expect([threads.length, ended.length]).toEqual([2, 1]);
  expect(await first.query('SELECT to_json(1)::text')).toEqual([1]);
  await first.close();
  const second = await open();
  expect([threads.length, ended.length]).toEqual([3, 2]);
  await second.close();
  process.off('worker', onWorker);
  folder.release();
});
