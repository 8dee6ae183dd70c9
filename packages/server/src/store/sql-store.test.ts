import { seedOf } from '@potyczka/kernel/run';
import { Conflict, type Head, StoreAway, type StoredTable } from '@potyczka/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, freshDataFolder } from '../fixtures/temporary.js';
import { type Driver, Lost, Rejected } from './driver.js';
import { MIGRATIONS, migrate } from './migrations.js';
import { PgliteDriver } from './pglite.js';
import { PostgresDriver } from './postgres.js';
import { SqlStore } from './sql-store.js';

let made = 0;
const tableLike = (more: Partial<StoredTable> = {}): StoredTable => ({
  id: `table-${String(++made).padStart(10, '0')}`,
  game: 'tic-tac-toe',
  rulesVersion: 1,
  options: { players: 2 },
  phase: 'open',
  seats: [
    { seat: 'p1', sitter: { kind: 'human', id: 'ann', name: "Ann 'O\\", away: false }, token: 'a' },
    { seat: 'p2', sitter: { kind: 'open' }, token: 'b' },
  ],
  clock: { kind: 'none' },
  hidden: false,
  locked: false,
  chat: false,
  awayMinutes: null,
  host: 'ann',
  seed: seedOf(1),
  salts: {},
  created: 1,
  updated: 1,
  version: 1,
  ...more,
});

const HEAD: Head = { chapter: 0, asked: 5, due: null, waits: ['p1'] };
const entry = (n: number, a = '4') => ({ n, seat: 'p1', q: n - 1, a }) as const;
const faults: unknown[] = [];

let postgres: Awaited<ReturnType<typeof databases>>;
beforeAll(async () => {
  postgres = await databases('store');
}, 60_000);
afterAll(() => postgres.release());

const ways: readonly { name: string; open(): Promise<{ driver: Driver; release(): void }> }[] = [
  {
    name: 'embedded',
    open: async () => {
      const folder = await freshDataFolder();
      return {
        driver: await PgliteDriver.open(folder.path, (_, e) => faults.push(e)),
        release: folder.release,
      };
    },
  },
  {
    name: 'PostgreSQL',
    open: async () => ({
      driver: new PostgresDriver(await postgres.database('store'), 5, (_, e) => faults.push(e)),
      release: () => {},
    }),
  },
];

describe.each(ways)('a store, $name', ({ open }) => {
  let driver: Driver;
  let release: () => void;
  let store: SqlStore;
  beforeAll(async () => {
    ({ driver, release } = await open());
    await migrate(driver);
    store = new SqlStore(driver, 'one');
  }, 60_000);
  afterAll(async () => {
    await driver.close();
    release();
  });

  test('lists what is under way, what is over and all of somebody, a page at a time', async () => {
    const people = (...ids: string[]) =>
      ids.map((id, i) => ({
        seat: `p${i + 1}` as const,
        sitter: { kind: 'human' as const, id, name: id, away: false },
        token: id,
      }));
    const of = (phase: StoredTable['phase'], more: Partial<StoredTable> = {}): StoredTable =>
      tableLike({ phase, host: 'show-ann', seats: people('show-ann', 'show-bob'), ...more });
    const bots = [
      { seat: 'p1' as const, sitter: { kind: 'bot' as const, level: 'random' as const }, token: 'a' },
    ];
    const [old, fresh] = [of('playing', { created: 8_000_001 }), of('playing', { created: 8_000_002 })];
    const others = [of('open'), of('playing', { hidden: true }), of('playing', { locked: true })];
    const botsOnly = of('playing', { seats: bots, created: 8_000_003 });
    const over = [5, 7, 7].map(updated => of('over', { updated, result: { winner: 'p1' } }));
    const all = [old, fresh, ...others, botsOnly, ...over];
    for (const t of all) await store.create(t, [], HEAD);
    const running = await store.listRunning(2);
    expect(running.map(t => [t.id, t.waits, t.asked])).toEqual([
      [fresh.id, ['p1'], 5],
      [old.id, ['p1'], 5],
    ]);
    const [a, b, c] = over as [StoredTable, StoredTable, StoredTable];
    expect((await store.historyOf('show-bob', 2)).map(t => t.id)).toEqual([c.id, b.id]);
    expect((await store.historyOf('show-bob', 2, b.id)).map(t => [t.id, t.result])).toEqual([
      [a.id, { winner: 'p1' }],
    ]);
    expect((await store.historyOf('show-eve', 2)).length).toBe(0);
    const ids = all.map(t => t.id).filter(id => id !== botsOnly.id);
    const first = (await store.allOf('show-bob', 3)).map(t => t.id);
    const rest = (await store.allOf('show-bob', 99, first.at(-1) as string)).map(t => t.id);
    expect([...first, ...rest]).toEqual(ids.sort());
  });

  test('forgets a table with all that belongs to it, words of a seat, a name, and belongings', async () => {
    const table = tableLike({ chat: true });
    await store.create(table, [entry(1)], HEAD);
    await store.say(table.id, { seat: 'p1', text: 'hers', at: 1 });
    await store.say(table.id, { seat: 'p2', text: 'his', at: 2 });
    await store.say(table.id, { seat: null, name: 'Eve', text: 'a stranger’s', at: 3 });
    await store.say(table.id, { seat: null, name: 'Ann', text: 'hers, looking on', at: 4 });
    await store.unsay(table.id, 'p1', 'Ann');
    await store.unsay(table.id, null, 'Ann');
    expect((await store.said(table.id, 9)).map(s => s.text)).toEqual(['his', 'a stranger’s']);
    await store.draft(table.id, { seat: 'p1', q: 1, path: ['a'], by: [] } as never);
    await store.remove(table.id);
    expect(await store.load(table.id)).toBeUndefined();
    expect(await store.said(table.id, 9)).toEqual([]);
    for (const part of ['entries', 'drafts'])
      expect(
        await driver.query(`SELECT to_json(count(*))::text FROM ${part} WHERE table_id = $1::text`, [
          table.id,
        ]),
      ).toEqual([0]);
    await store.setName('forgotten', 'Fay');
    await store.forgetName('forgotten');
    expect(await store.nameOf('forgotten')).toBeUndefined();
    for (const key of ['device:x-f', 'kept:x-f'])
      await store.belongings.put({ key, person: 'x-forgotten', value: null, until: null });
    await store.belongings.put({ key: 'kept:x-g', person: 'x-other', value: null, until: null });
    await store.belongings.forget('x-forgotten', 'device');
    expect((await store.belongings.of('x-forgotten', 'kept')).length).toBe(0);
    expect((await store.belongings.of('x-forgotten', 'device')).length).toBe(1);
    expect((await store.belongings.of('x-other', 'kept')).length).toBe(1);
  });

  test('the schema is brought up to date once', async () => {
    const versions = () => driver.query('SELECT to_json(version)::text FROM migrations ORDER BY version');
    const before = await versions();
    await migrate(driver);
    expect(before).toEqual(MIGRATIONS.map((_, i) => i + 1));
    expect(await versions()).toEqual(before);
  });

  test('what was created comes back as it was', async () => {
    const table = tableLike();
    await store.create(table, [entry(1)], HEAD);
    expect(await store.load(table.id)).toEqual({ table, entries: [entry(1)], head: HEAD, drafts: [] });
    await expect(store.create(table)).rejects.toThrow(Conflict);
    expect(await store.load('nobody-made-this')).toBeUndefined();
  });

  test('an entry is added once: a number that is taken, or leaves a gap, is a conflict', async () => {
    const { id } = tableLike();
    await store.create(tableLike({ id }));
    await store.append(id, entry(1), 10, HEAD);
    await expect(store.append(id, entry(1, '5'), 11, HEAD)).rejects.toThrow(Conflict);
    await expect(store.append(id, entry(3), 11, HEAD)).rejects.toThrow(Conflict);
    await expect(store.append(id, entry(2), 11, { ...HEAD, chapter: 1 })).rejects.toThrow(Conflict);
    await expect(store.append('nobody-made-this', entry(1), 11, HEAD)).rejects.toThrow(Conflict);
    const loaded = await store.load(id);
    expect(loaded?.entries).toEqual([entry(1)]);
    expect(loaded?.table.updated).toBe(10);
    expect((await store.loadSince(id, 1))?.entries).toEqual([]);
  });

  test('writers that come together share a statement, and each learns of its own', async () => {
    const tables = Array.from({ length: 40 }, () => tableLike());
    for (const t of tables) await store.create(t);
    const before = store.counts.batches;
    const raced = tables.flatMap(({ id }) => [
      store.append(id, entry(1, 'x'), 10, HEAD),
      store.append(id, entry(1, 'y'), 10, HEAD),
    ]);
    const outcomes = await Promise.allSettled(raced);
    expect(outcomes.filter(o => o.status === 'fulfilled').length).toBe(40);
    expect(store.counts.batches - before).toBeLessThanOrEqual(3);
    for (const { id } of tables) expect((await store.load(id))?.entries).toEqual([entry(1, 'x')]);
  });

  test('a table is replaced only by whoever has seen its last version', async () => {
    const table = tableLike();
    await store.create(table);
    const playing = { ...table, phase: 'playing', version: 2, updated: 7 } as const;
    await store.save(playing, { ...HEAD, due: 99_000 });
    await expect(store.save({ ...table, version: 2 })).rejects.toThrow(Conflict);
    expect(await store.load(table.id)).toMatchObject({
      table: playing,
      head: { due: 99_000, waits: ['p1'] },
    });
  });

  test('lists: open tables for everybody, and whose turn it is at mine', async () => {
    const ann = tableLike({ host: 'list-ann', updated: 50 });
    const hidden = tableLike({ host: 'list-ann', hidden: true, updated: 60, phase: 'playing' });
    await store.create(ann);
    await store.create(hidden, [], HEAD);
    expect((await store.listOf('list-ann', 5)).map(t => [t.id, t.waits])).toEqual([
      [hidden.id, ['p1']],
      [ann.id, []],
    ]);
    const open = (await store.listOpen(100, 3)).map(t => t.id);
    expect(open).toContain(ann.id);
    expect(open).not.toContain(hidden.id);
  });

  test('the list of open tables: few of one host, the newest of each host first, whatever has changed since', async () => {
    const made = (host: string, created: number, updated = created) => tableLike({ host, created, updated });
    const far = 9_000_000_000_000;
    const his = made('host-ann', far);
    const hers = [1, 2, 3, 4, 5].map(i => made('host-eve', far + i, i === 1 ? far + 99 : far + i));
    for (const t of [his, ...hers]) await store.create(t);
    const seen = async (most: number, each: number) => (await store.listOpen(most, each)).map(t => t.id);
    expect((await seen(100, 3)).slice(0, 2)).toEqual([hers[4]?.id, his.id]);
    const of = (id: string) => hers.findIndex(t => t.id === id);
    expect((await seen(100, 3)).map(of).filter(i => i >= 0)).toEqual([4, 3, 2]);
    expect(await seen(2, 3)).toEqual([hers[4]?.id, his.id]);
  });

  test('open tables are in an index by when they were made, in the order in which the list asks for them', async () => {
    const [index] = await driver.query(
      "SELECT to_json(indexdef)::text FROM pg_indexes WHERE indexname = 'tables_newest'",
    );
    expect(index).toMatch(/data ->> 'created'::text\)\)::bigint\) DESC, id\) WHERE is_listed$/);
  });

  test('a checkpoint is replaced by a newer one only', async () => {
    const { id } = tableLike();
    await store.create(tableLike({ id }));
    const kept = (n: number) => ({
      chapter: 0,
      n,
      hash: `hash ${n}`,
      base: { at: 'step', state: { n }, lastShuffle: [['#a', 1]], shuffles: 1, since: [] } as const,
    });
    await store.keep(id, kept(5));
    await store.keep(id, kept(3));
    expect((await store.load(id))?.kept).toEqual(kept(5));
  });

  test('what a seat has begun takes the place of what it had begun before, each seat for itself', async () => {
    const { id } = tableLike();
    await store.create(tableLike({ id }));
    expect((await store.load(id))?.drafts).toEqual([]);
    const hers = {
      seat: 'p1',
      q: 3,
      path: ['play', ['#ż', "'b\\"], { x: 1, y: -2 }],
      by: [null, 'forced', null],
    } as const;
    const his = { seat: 'p2', q: 3, path: [7], by: ['bot'] } as const;
    await store.draft(id, { ...hers, path: ['rest'], by: [null] });
    await store.draft(id, his);
    await store.draft(id, hers);
    expect((await store.load(id))?.drafts).toEqual([hers, his]);
    expect((await store.loadSince(id, 5))?.drafts).toEqual([hers, his]);
    await store.draft('no such table', his);
    expect((await store.load(id))?.drafts).toHaveLength(2);
  });

  test('what is due is taken by one process', async () => {
    const [a, b] = [tableLike(), tableLike()];
    await store.create(a, [], { ...HEAD, due: -20 });
    await store.create(b, [], { ...HEAD, due: -10 });
    const other = new SqlStore(driver, 'two');
    const taken = await Promise.all([store.takeDue(0, 100, 10), other.takeDue(0, 100, 10)]);
    expect(taken.flat().sort()).toEqual([a.id, b.id].sort());
    await store.postpone(a.id, null);
    expect((await store.takeDue(100, 200, 10)).sort()).toEqual([b.id]);
    await store.postpone(b.id, null);
  });

  test('the last lines of a chat are kept in order, each table its own, and a line told twice once', async () => {
    const [one, two] = [tableLike(), tableLike()];
    for (const t of [one, two]) await store.create(t);
    for (let i = 1; i <= 230; i++) await store.say(one.id, { seat: 'p1', text: `line ${i}`, at: i });
    await store.say(one.id, { seat: 'p1', text: 'line 230', at: 230 });
    for (const name of ['Ewa', 'Jan', 'Jan'])
      await store.say(two.id, { seat: null, name, text: 'oh', at: 8 });
    await store.say(two.id, { seat: 'p2', text: 'it\'s "quoted" ąę 😀', at: 9_000_000_000_000 });
    expect((await store.said(one.id, 3)).map(s => s.text)).toEqual(['line 228', 'line 229', 'line 230']);
    const kept = (await store.said(one.id, 1000)).length;
    expect(kept).toBeGreaterThanOrEqual(200);
    expect(kept).toBeLessThanOrEqual(220);
    expect(await store.said(two.id, 3)).toEqual([
      { seat: null, name: 'Ewa', text: 'oh', at: 8 },
      { seat: null, name: 'Jan', text: 'oh', at: 8 },
      { seat: 'p2', text: 'it\'s "quoted" ąę 😀', at: 9_000_000_000_000 },
    ]);
  });

  test('names are remembered, and a secret is agreed on', async () => {
    await store.setName('guest', "Żółw 'x");
    await store.setName('guest', 'Żółw');
    expect(await store.nameOf('guest')).toBe('Żółw');
    expect(await store.nameOf('nobody')).toBeUndefined();
    const agreed = await Promise.all([store.agreeOn('k', 'one'), store.agreeOn('k', 'two')]);
    expect(new Set(agreed).size).toBe(1);
    expect(await store.agreeOn('k', 'three')).toBe(agreed[0]);
  });

  test('an answer is kept as it was given, whatever letters it has', async () => {
    const answers = ['"', '\\', '\\"', `it's`, '{a,"b"}', 'NULL', '', 'zażółć 🎲', 'one\ntwo\t', '$1'];
    const tables = answers.map(() => tableLike());
    for (const table of tables) await store.create(table);
    await Promise.all(tables.map(({ id }, i) => store.append(id, entry(1, answers[i]), 10, HEAD)));
    const stored = await Promise.all(tables.map(({ id }) => store.load(id)));
    expect(stored.map(each => each?.entries)).toEqual(answers.map(a => [entry(1, a)]));
  });

  test('an entry that the database cannot keep harms no other', async () => {
    const [good, bad] = [tableLike(), tableLike()];
    await store.create(good);
    await store.create(bad);
    const [first, second] = await Promise.allSettled([
      store.append(good.id, entry(1), 10, HEAD),
      store.append(bad.id, entry(1, 'a\u0000b'), 10, HEAD),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(StoreAway) });
    expect((await store.load(bad.id))?.entries).toEqual([]);
  });
});

/** A driver whose way breaks when it is told to, before or after the statement took effect. */
class Fragile implements Driver {
  readonly isShared = false;
  breaks: ('before' | 'after' | Error)[] = [];
  constructor(private readonly behind: Driver) {}
  async query(sql: string, params: readonly (string | number | null)[] = []) {
    const how = this.breaks.shift();
    if (how instanceof Error) throw how;
    if (how === 'before') throw new Lost('cut');
    const rows = await this.behind.query(sql, params);
    if (how === 'after') throw new Lost('cut');
    return rows;
  }
  exclusively(work: (query: Driver['query']) => Promise<void>) {
    return this.behind.exclusively(work);
  }
  close() {
    return this.behind.close();
  }
}

describe('when the way to the database breaks', () => {
  let fragile: Fragile;
  let store: SqlStore;
  let release: () => void;
  beforeAll(async () => {
    const folder = await freshDataFolder();
    release = folder.release;
    fragile = new Fragile(await PgliteDriver.open(folder.path, () => {}));
    await migrate(fragile);
    store = new SqlStore(fragile, 'one', 1500);
  }, 60_000);
  afterAll(async () => {
    await fragile.close();
    release();
  });

  test.each(['before', 'after'] as const)('an entry is stored once, cut %s the commit', async how => {
    const table = tableLike();
    await store.create(table);
    fragile.breaks = [how];
    await store.append(table.id, entry(1), 10, HEAD);
    expect((await store.load(table.id))?.entries).toEqual([entry(1)]);
  });

  test.each(['before', 'after'] as const)('a table is stored once, cut %s the commit', async how => {
    const table = tableLike();
    fragile.breaks = [how];
    await store.create(table);
    fragile.breaks = [how];
    await store.save({ ...table, locked: true, version: 2, updated: 3 });
    expect((await store.load(table.id))?.table).toMatchObject({ locked: true, version: 2 });
  });

  test('a writer is told if the way stays broken, and nothing is half stored', async () => {
    const table = tableLike();
    await store.create(table);
    fragile.breaks = Array.from({ length: 100 }, () => 'before');
    await expect(store.append(table.id, entry(1), 10, HEAD)).rejects.toThrow(StoreAway);
    fragile.breaks = [];
    expect((await store.load(table.id))?.entries).toEqual([]);
    await store.append(table.id, entry(1), 10, HEAD);
  });

  test('a full disk is told at once', async () => {
    const table = tableLike();
    await store.create(table);
    fragile.breaks = [new Rejected('could not extend file: No space left on device', '53100')];
    await expect(store.append(table.id, entry(1), 10, HEAD)).rejects.toThrow(/No space left/);
    await store.append(table.id, entry(1), 10, HEAD);
  });
});
