import { type Entry, seedOf } from '@potyczka/kernel/run';
import type { Keeping, Sitter, StoredTable } from '@potyczka/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothStores } from '../fixtures/stores.js';
import type { Driver } from './driver.js';
import { removeExpired, setTimes } from './expiry.js';
import { migrate } from './migrations.js';
import { SqlStore } from './sql-store.js';

const ANN: Sitter = { kind: 'human', id: 'ann', name: 'Ann', away: false };
const BOT: Sitter = { kind: 'bot', level: 'random' };

const tableOf = (
  id: string,
  phase: StoredTable['phase'],
  sitter: Sitter,
  more: Partial<StoredTable> = {},
): StoredTable => ({
  id,
  game: 'tic-tac-toe',
  rulesVersion: 1,
  options: {},
  phase,
  seats: [
    { seat: 'p1', sitter, token: 'a' },
    { seat: 'p2', sitter: BOT, token: 'b' },
  ],
  clock: { kind: 'none' },
  hidden: true,
  locked: false,
  chat: true,
  awayMinutes: null,
  host: 'ann',
  seed: seedOf(1),
  salts: {},
  created: 1,
  updated: 1000,
  version: 1,
  ...more,
});

const NOW = 10_000;
const KEEP_UNPLAYED: Keeping = { unplayed: 2000, matches: null };
const KEEP_NOTHING: Keeping = { unplayed: 2000, matches: 3000 };

const given: Entry = { n: 1, seat: 'p1', q: 0, a: '4' };
const byBot: Entry = { ...given, by: 'bot' };

const openings = bothStores('expiry');

describe.each(Object.keys(openings))('in a store, %s,', name => {
  let driver: Driver;
  let release: () => void;
  let store: SqlStore;
  beforeAll(async () => {
    ({ driver, release } = await (openings[name] as (typeof openings)[string])());
    await migrate(driver);
    store = new SqlStore(driver, 'one');
  }, 60_000);
  afterAll(async () => {
    await driver.close();
    release();
  });

  const store1 = (table: StoredTable, due: number | null, entries: readonly Entry[] = []) =>
    store.create(table, entries, { chapter: 0, asked: 1, due, waits: [] });
  const isThere = async (id: string): Promise<boolean> => (await store.load(id)) !== undefined;
  const removed = async (keeping: Keeping): Promise<string[]> => {
    const all: string[] = [];
    for (let some: string[] = ['']; some.length > 0; all.push(...some))
      some = await removeExpired(driver, NOW, keeping);
    return all.sort();
  };

  test('what nobody has played goes when its time is over; what people play or have played stays', async () => {
    const over = tableOf('brought', 'over', BOT);
    await store1(over, NOW, [given, { ...byBot, n: 2 }]);
    await store.keep('brought', {
      chapter: 0,
      n: 1,
      hash: '',
      base: { at: 1, state: {}, lastShuffle: [], shuffles: 0, since: [] } as never,
    });
    await store.say('brought', { seat: 'p1', at: 1, text: 'hm' });
    await store.draft('brought', { seat: 'p1', q: 0, path: ['a'], by: [null] });
    await store1(tableOf('never-started', 'open', ANN), NOW);
    await store1(tableOf('bots-alone', 'playing', BOT), NOW, [byBot]);
    await store1(tableOf('looked-at', 'open', ANN), NOW + 1);
    await store1(tableOf('changed', 'open', ANN, { updated: NOW - 1999 }), NOW);
    await store1(tableOf('without-a-time', 'open', ANN), null);
    await store1(tableOf('played', 'playing', ANN), NOW);
    await store1(tableOf('away', 'playing', { ...ANN, away: true }), NOW);
    await store1(tableOf('left', 'playing', BOT, { hadPeople: true }), NOW);
    await store1(tableOf('finished', 'over', ANN), NOW);
    await store1(tableOf('left-and-finished', 'over', BOT, { hadPeople: true }), NOW);
    expect(await removed({ unplayed: null, matches: null })).toEqual([]);
    expect(await removed(KEEP_UNPLAYED)).toEqual(['bots-alone', 'brought', 'never-started']);
    expect(await isThere('brought')).toBe(false);
    expect(await store.said('brought', 9)).toEqual([]);
    expect(await driver.query('SELECT to_json(seat)::text FROM drafts')).toEqual([]);
    for (const each of ['entries', 'said'])
      expect(
        await driver.query(`SELECT to_json(table_id)::text FROM ${each} WHERE table_id = 'brought'`),
      ).toEqual([]);
    expect(await driver.query(`SELECT to_json(id)::text FROM checkpoints`)).toEqual([]);
    expect(await removed(KEEP_NOTHING)).toEqual(['finished', 'left-and-finished']);
    for (const each of ['looked-at', 'changed', 'without-a-time', 'played', 'away', 'left'])
      expect(await isThere(each)).toBe(true);
  });

  test('what an older program stored gets a time, unless people may have played it', async () => {
    await store1(tableOf('old-open', 'open', ANN), null);
    await store1(tableOf('old-bots', 'over', BOT), null, [byBot]);
    await store1(tableOf('old-brought-or-left', 'over', BOT), null, [given]);
    await store1(tableOf('old-played', 'playing', ANN), null, [given]);
    await store1(tableOf('old-finished', 'over', ANN), null, [given]);
    const dueOf = async (id: string) => (await store.load(id))?.head?.due;
    await setTimes(driver, NOW, KEEP_UNPLAYED);
    expect(await dueOf('old-open')).toBe(NOW + 2000);
    expect(await dueOf('old-bots')).toBe(NOW + 2000);
    for (const each of ['old-brought-or-left', 'old-played', 'old-finished'])
      expect(await dueOf(each)).toBeNull();
    await setTimes(driver, NOW, KEEP_NOTHING);
    expect(await dueOf('old-finished')).toBe(NOW + 3000);
    expect(await dueOf('old-played')).toBeNull();
  });
});
