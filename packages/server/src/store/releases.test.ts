import path from 'node:path';
import { expect, test } from 'vitest';
import { RELEASES, unpackRelease, WRITTEN } from '../fixtures/releases.js';
import { temporaryFolder } from '../fixtures/temporary.js';
import { ControlFile } from './control-file.js';
import { migrate } from './migrations.js';
import { PgliteDriver } from './pglite.js';
import { SqlStore } from './sql-store.js';

const { table, entries, head, said } = WRITTEN;

test('there is a data folder of a release', () => {
  expect(RELEASES.length).toBeGreaterThan(0);
});

test.each(RELEASES)('the data folder that %s has left is opened and gone on with', async release => {
  const folder = temporaryFolder();
  unpackRelease(release, folder.path);
  // A rescue reads it as bytes where the database cannot.
  expect(ControlFile.read(path.join(folder.path, 'db'))).toBeDefined();
  const open = async () => {
    const driver = await PgliteDriver.open(folder.path, () => {});
    await migrate(driver);
    return { driver, store: new SqlStore(driver, 'one') };
  };
  const first = await open();
  const stored = await first.store.load(table.id);
  expect(stored).toMatchObject({ table, entries, head });
  expect(await first.store.said(table.id, 9)).toEqual([said]);
  expect(await first.store.nameOf('ann')).toBe("Zoë 'O\\");
  const next = { n: 3, seat: 'p1', q: 2, a: '8' } as const;
  await first.store.append(table.id, next, 9, { ...head, waits: ['p2'] });
  await first.driver.close();
  const again = await open();
  expect((await again.store.load(table.id))?.entries).toEqual([...entries, next]);
  await again.driver.close();
  folder.release();
});
