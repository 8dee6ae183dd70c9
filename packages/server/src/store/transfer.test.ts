import { seedOf } from '@potyczka/kernel/run';
import type { CampaignLine, StoredCampaign, StoredTable } from '@potyczka/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, freshDataFolder } from '../fixtures/temporary.js';
import { type Driver, Lost } from './driver.js';
import { checkMigrated, migrate } from './migrations.js';
import { PgliteDriver } from './pglite.js';
import { PostgresDriver } from './postgres.js';
import { SoleConnection } from './sole.js';
import { SqlStore } from './sql-store.js';
import { CannotCopy, type End, transfer } from './transfer.js';
import { AGREED, APART, PART_NAMES, PUT } from './transfer-statements.js';

/** One database of each kind; making one takes seconds. */
let postgres: Awaited<ReturnType<typeof databases>>;
let folder: Awaited<ReturnType<typeof freshDataFolder>>;
let drivers: Record<Kind, Driver>;
type Kind = 'embedded' | 'PostgreSQL';

beforeAll(async () => {
  [postgres, folder] = await Promise.all([databases('transfer'), freshDataFolder()]);
  drivers = {
    embedded: await PgliteDriver.open(folder.path, () => {}),
    PostgreSQL: await SoleConnection.open(await postgres.database('transfer'), { frozen: false }),
  };
  for (const driver of Object.values(drivers)) await migrate(driver);
}, 120_000);
afterAll(async () => {
  for (const driver of Object.values(drivers)) await driver.close();
  folder.release();
  await postgres.release();
}, 60_000);
beforeEach(async () => {
  for (const driver of Object.values(drivers))
    await driver.query(`TRUNCATE ${[...PART_NAMES, ...APART].join(', ')} RESTART IDENTITY`);
});

const end = (driver: Driver, name: string): End => ({
  name,
  query: (sql, params) => driver.query(sql, params),
});
const silently = () => ({ step: () => {}, end: () => {} });
const copy = (from: Driver, to: Driver | End) =>
  transfer(end(from, 'here'), 'name' in to ? to : end(to, 'there'), silently);

const table = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'tic-tac-toe',
  rulesVersion: 1,
  options: { players: 2 },
  phase: 'playing',
  seats: [
    { seat: 'p1', sitter: { kind: 'human', id: 'ann', name: 'Ann \'O\\ "ąę" 😀', away: false }, token: 'a' },
    { seat: 'p2', sitter: { kind: 'open' }, token: 'the word of an open seat' },
  ],
  clock: { kind: 'none' },
  hidden: false,
  locked: false,
  chat: true,
  awayMinutes: null,
  host: 'ann',
  seed: seedOf(1),
  salts: { p1: 'rain' },
  created: 1,
  updated: 1,
  version: 1,
  ...more,
});
const campaign: StoredCampaign = {
  id: 'tour',
  game: 'caves',
  name: "Żółw 'x\\",
  options: {},
  chairs: [{ chair: 'p1', holder: { kind: 'human', id: 'ann', name: 'Ann', standIn: true }, token: 'a' }],
  host: 'ann',
  evenings: [],
  created: 1,
  updated: 1,
  version: 1,
};
const line = (n: number): CampaignLine => ({
  n,
  at: 5,
  table: 'rich',
  chapter: { n, offer: 'mouth', from: 'f', rulesVersion: 1, result: { gold: 1.5, won: true } },
});
const entry = (n: number) => ({ n, seat: 'p1', q: n - 1, a: String(n) }) as const;

const PLAIN = 110;
const EACH = 10;

/** Tables of every kind, enough for several statements. */
const fill = async (driver: Driver): Promise<void> => {
  const store = new SqlStore(driver, 'one');
  await store.agreeOn('secret', 'what signs cookies');
  await store.setName('ann', "Żółw 'x\\");
  await store.setName('bob', 'Bob');
  const head = { chapter: 0, asked: 5, due: 9_000_000_000_000, waits: ['p1', 'p2'] } as const;
  await store.create(table('rich'), [entry(1), entry(2), entry(3)], head);
  const base = { at: 'step', state: { x: [1] }, lastShuffle: [['#a', 1]], shuffles: 1, since: [] } as const;
  await store.keep('rich', { chapter: 0, n: 2, hash: 'h', base });
  await store.draft('rich', { seat: 'p2', q: 3, path: ['play', ['#a']], by: [null, null] });
  for (let i = 12; i > 0; i--) await store.say('rich', { seat: 'p1', text: `line ${i}\n'"\\`, at: 5 });
  await store.create(table('open', { phase: 'open' }));
  await store.campaigns.begin(campaign, [line(1), { n: 2, at: 5, struck: 1 }]);
  await store.campaigns.keep('tour', { lines: 2, n: 0, moment: 'm', rulesVersion: 1, state: { gold: 3 } });
  await driver.query(
    `INSERT INTO tables SELECT 'plain-' || i, 1, false, '{ann,bob}', '{"n": 1}' FROM generate_series(1, ${PLAIN}) i`,
  );
  await driver.query(
    `INSERT INTO heads SELECT 'plain-' || i, ${EACH}, 0, i, 0, null, '' FROM generate_series(1, ${PLAIN}) i`,
  );
  // Numbers as JavaScript would not write them.
  await driver.query(
    `INSERT INTO entries SELECT 'plain-' || i, n, '{"a": 12345678901234567890.10}' FROM generate_series(1, ${PLAIN}) i, generate_series(1, ${EACH}) n`,
  );
};
/** With the campaign. */
const ALL_TABLES = PLAIN + 3;

const TABLES = `
  SELECT to_json(table_name)::text FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`;

/** Every row of a database, but for the numbers of lines of chat: these keep only their order. */
const everything = async (driver: Driver) => {
  const rows: Record<string, unknown> = {};
  for (const name of (await driver.query(TABLES)) as string[]) {
    const order = name === 'said' ? 'table_id, id' : 't::text';
    const what = name === 'said' ? `to_jsonb(t) - 'id'` : 'to_jsonb(t)';
    rows[name] = await driver.query(`SELECT to_json((${what})::text)::text FROM ${name} t ORDER BY ${order}`);
  }
  return rows;
};

test('every table of the schema is copied, one way or another', async () => {
  expect(await drivers.embedded.query(TABLES)).toEqual([...PART_NAMES, ...APART, 'migrations'].sort());
});

const ways: [Kind, Kind][] = [
  ['embedded', 'PostgreSQL'],
  ['PostgreSQL', 'embedded'],
];

describe.each(ways)('from %s to %s', (a, b) => {
  test('everything arrives as it was, and once more changes nothing', async () => {
    const [from, to] = [drivers[a], drivers[b]];
    await fill(from);
    const before = await everything(from);
    expect(await copy(from, to)).toEqual({
      copied: ALL_TABLES,
      already: 0,
      rows: {
        tables: PLAIN + 2,
        heads: PLAIN + 2,
        campaigns: 1,
        campaign_lines: 2,
        campaign_folds: 1,
        checkpoints: 1,
        drafts: 1,
        entries: PLAIN * EACH + 3,
        said: 12,
      },
      names: 2,
      hasSecret: true,
    });
    expect(await everything(to)).toEqual(before);
    expect(await everything(from)).toEqual(before);
    const [here, there] = [new SqlStore(from, 'one'), new SqlStore(to, 'two')];
    expect(await there.load('rich')).toEqual(await here.load('rich'));
    expect((await there.said('rich', 2)).map(s => s.text)).toEqual([`line 2\n'"\\`, `line 1\n'"\\`]);
    expect(await copy(from, to)).toMatchObject({ copied: 0, already: ALL_TABLES });
    expect(await everything(to)).toEqual(before);
    // The target goes on by itself: what it numbers does not collide.
    await there.say('rich', { seat: 'p2', text: 'here now', at: 6 });
    expect((await there.said('rich', 1))[0]?.text).toBe('here now');
  });

  test.each(['before', 'after'] as const)('broken off %s a commit, it goes on where it was', async how => {
    const [from, to] = [drivers[a], drivers[b]];
    await fill(from);
    let puts = 0;
    const fragile: End = {
      name: 'there',
      query: async (sql, params) => {
        const breaks = sql === PUT && ++puts === 2;
        if (breaks && how === 'before') throw new Lost('cut');
        const rows = await to.query(sql, params);
        if (breaks) throw new Lost('cut');
        return rows;
      },
    };
    await expect(copy(from, fragile)).rejects.toThrow('cut');
    const [half] = await to.query('SELECT to_json(count(*))::text FROM tables');
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(ALL_TABLES);
    expect(await copy(from, to)).toMatchObject({ copied: ALL_TABLES - (half as number), already: half });
    expect(await everything(to)).toEqual(await everything(from));
  });
});

describe('what is in both', () => {
  test.each([
    ['an entry', `UPDATE entries SET entry = '{"a": 1}' WHERE table_id = 'rich' AND n = 2`],
    ['one entry more', `INSERT INTO entries VALUES ('rich', 4, '{}')`],
    ['a seat', `UPDATE tables SET data = jsonb_set(data, '{host}', '"eve"') WHERE id = 'rich'`],
    ['what it waits for', `UPDATE heads SET waits = 'p1' WHERE id = 'rich'`],
    ['a line of chat', `DELETE FROM said WHERE at = 5 AND words LIKE 'line 7%'`],
  ])('a table of which %s differs is not overwritten, and nothing else is copied', async (_, change) => {
    const [from, to] = [drivers.embedded, drivers.PostgreSQL];
    await fill(from);
    await copy(from, to);
    await to.query(change);
    await new SqlStore(from, 'one').create(table('new'));
    const before = await everything(to);
    await expect(copy(from, to)).rejects.toThrow(
      /^nothing was copied: there has other versions of 1 .* rich;/,
    );
    expect(await everything(to)).toEqual(before);
  });
});

describe('the secret and names', () => {
  test('where there is no table yet, those of the source take over', async () => {
    const [from, to] = [drivers.embedded, drivers.PostgreSQL];
    await fill(from);
    const there = new SqlStore(to, 'two');
    await there.agreeOn('secret', 'of a server that was only tried');
    await there.setName('ann', 'somebody');
    await copy(from, to);
    expect(await there.agreeOn('secret', 'another')).toBe('what signs cookies');
    expect(await there.nameOf('ann')).toBe("Żółw 'x\\");
  });

  test.each([
    ['secret', `UPDATE settings SET value = 'other'`, /cookies with another secret/],
    ['name', `UPDATE identities SET name = 'other' WHERE id = 'ann'`, /other names for 1 of the same people/],
  ])('where people have seats, another %s is refused', async (_, change, message) => {
    const [from, to] = [drivers.embedded, drivers.PostgreSQL];
    await fill(from);
    await copy(from, to);
    await to.query(change);
    const before = await everything(to);
    await expect(copy(from, to)).rejects.toThrow(message);
    expect(await everything(to)).toEqual(before);
  });

  test('a source that keeps no secret says so; tables that only the target has stay', async () => {
    const [from, to] = [drivers.embedded, drivers.PostgreSQL];
    await new SqlStore(from, 'one').create(table('mine'));
    const there = new SqlStore(to, 'two');
    await there.create(table('theirs'));
    await there.agreeOn('secret', 'theirs');
    expect(await copy(from, to)).toMatchObject({ copied: 1, hasSecret: false });
    expect(await there.agreeOn('secret', 'x')).toBe('theirs');
    expect(await to.query('SELECT to_json(id)::text FROM tables ORDER BY id')).toEqual(['mine', 'theirs']);
  });
});

describe('the comparison in the end', () => {
  test.each([
    ['an entry', `DELETE FROM entries WHERE table_id = 'rich' AND n = 3`, /table rich differs/],
    ['a table', `DELETE FROM tables WHERE id = 'open'`, /table open differs/],
    ['a name', `DELETE FROM identities WHERE id = 'bob'`, /names or secrets differ/],
  ])('finds %s that got lost on the way', async (_, loss, message) => {
    const [from, to] = [drivers.embedded, drivers.PostgreSQL];
    await fill(from);
    const careless: End = {
      name: 'there',
      query: async (sql, params) => {
        const rows = await to.query(sql, params);
        if (sql === PUT) await to.query(loss);
        return rows;
      },
    };
    const wrong = copy(from, careless);
    await expect(wrong).rejects.toThrow(CannotCopy);
    await expect(wrong).rejects.toThrow(message);
  });

  test('counts rows that belong to no table', async () => {
    const [from, to] = [drivers.embedded, drivers.PostgreSQL];
    await from.query(`INSERT INTO entries VALUES ('nobody', 1, '{}')`);
    await expect(copy(from, to)).rejects.toThrow('1 rows of entries, but 0 arrived');
  });
});

describe('a database of PostgreSQL that is copied', () => {
  test('belongs to one copy at a time, and is read as of one moment, and only read', async () => {
    const url = await postgres.database('sole');
    const writer = await SoleConnection.open(url, { frozen: false });
    await migrate(writer);
    await expect(SoleConnection.open(url, { frozen: true })).rejects.toThrow(
      'a server or another copy uses it',
    );
    await writer.close();
    const reader = await SoleConnection.open(url, { frozen: true });
    await checkMigrated(reader);
    const stranger = new PostgresDriver(url, 2, () => {});
    await new SqlStore(stranger, 'one').agreeOn('late', 'by a moment');
    await stranger.close();
    expect(await reader.query(AGREED.all)).toEqual([]);
    await expect(reader.query(`INSERT INTO settings VALUES ('a', 'b')`)).rejects.toThrow('read-only');
    await reader.close();
  });
});
