import { Conflict, type StoredTable } from '@potyczka/table';
import { expect, test } from 'vitest';
import { type Driver, Lost, type Param } from './driver.js';
import { SqlStore } from './sql-store.js';

/** A database that notes statements, each with its first value, and says that all was done. */
const fake = (breaks = 0) => {
  const asked: { readonly sql: string; readonly rows: Readonly<Record<string, unknown>>[] }[] = [];
  let left = breaks;
  const driver: Driver = {
    isShared: false,
    query: async (sql: string, params: readonly Param[] = []) => {
      const rows = JSON.parse(String(params[0])) as Record<string, unknown>[];
      asked.push({ sql, rows });
      await new Promise(resolve => setTimeout(resolve, 5));
      if (left-- > 0) throw new Lost('cut');
      return /INTO tables|UPDATE tables/.test(sql) ? [[rows.map(r => r.id).filter(id => id !== 'late')]] : [];
    },
    exclusively: async () => {},
    close: async () => {},
  };
  return { asked, store: new SqlStore(driver, 'me') };
};

const table = (id: string): StoredTable =>
  ({ id, host: 'ann', seats: [], phase: 'open', version: 1, updated: 1 }) as unknown as StoredTable;

test('names go in groups, and of many names of one person only the last is written', async () => {
  const { asked, store } = fake();
  const people = Array.from({ length: 30 }, (_, i) => `person${i}`);
  await Promise.all(
    Array.from({ length: 20 }, (_, k) => people.map(id => store.setName(id, `name${k}`))).flat(),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]?.rows).toEqual(people.map(id => ({ id, name: 'name19' })));
});

test('tables that are made, changed and talked at together share a statement each', async () => {
  const { asked, store } = fake();
  const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
  await Promise.all(ids.map(id => store.create(table(id))));
  await Promise.all(ids.map(id => store.save(table(id))));
  await Promise.all(ids.map(id => store.say(id, { seat: 'p1', text: 'hi', at: 1 })));
  await Promise.all(ids.map(id => store.draft(id, { seat: 'p1', q: 1, path: [], by: [] })));
  expect(asked.map(a => a.rows.length)).toEqual([40, 40, 40, 40]);
});

test('whoever was too late among them is told, and nobody else', async () => {
  const { store } = fake();
  const made = ['t1', 'late', 't2'].map(id => store.save(table(id)));
  const outcomes = await Promise.allSettled(made);
  expect(outcomes.map(o => o.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
});

test('through a break of the way they are written once more, after a look at what is stored', async () => {
  const { asked, store } = fake(1);
  await store.create(table('t1'));
  expect(asked).toHaveLength(3);
  expect(asked[1]?.rows).toEqual([{ id: 't1', version: 1, updated: 1 }]);
});

test('what waits is bounded: whoever comes then is told that it was not saved', async () => {
  const { store } = fake();
  const all = await Promise.allSettled(
    Array.from({ length: 2010 }, (_, i) => store.setName(`person${i}`, 'x')),
  );
  expect(all.filter(o => o.status === 'rejected')).toHaveLength(10);
});
