import fs from 'node:fs';
import path from 'node:path';
import { series } from '@potyczka/kernel/fixtures';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './fixtures/client.js';
import { fileOf, loseLog, overwrite, played } from './fixtures/damage.js';
import { freshDataFolder, temporaryFolder } from './fixtures/temporary.js';
import { startWorld, type World } from './fixtures/world.js';
import { rescue } from './rescue.js';
import { markOf } from './store/hurt.js';
import { PgliteDriver } from './store/pglite.js';

const campaignOf = (id: string) => (id === 'tic-tac-toe' ? (series as AnyCampaign) : undefined);

/** What a stopped server has left, to be copied and damaged. */
let left: Awaited<ReturnType<typeof freshDataFolder>>;
let room: ReturnType<typeof temporaryFolder>;
let [long, short, campaign] = ['', '', ''];
const cookies: (string | undefined)[] = [];
let before: Awaited<ReturnType<typeof looks>>;

/** What both are shown of everything. */
const looks = async ([ann, bob]: readonly [Client, Client]) => {
  const view = async (who: Client, table: string) => {
    const { n, view, mine, log } = await who.ask('watch', { table });
    return { n, view, q: mine?.q, log };
  };
  return {
    long: [await view(ann, long), await view(bob, long)],
    short: [await view(ann, short), await view(bob, short)],
    campaign: (await ann.ask('campaign', { campaign })).info.name,
    name: (await ann.ask('hello', { protocol: 1 })).name,
  };
};

const both = async (world: World): Promise<readonly [Client, Client]> => [
  await world.client(cookies[0]),
  await world.client(cookies[1]),
];

beforeAll(async () => {
  left = await freshDataFolder();
  room = temporaryFolder();
  const world = await startWorld({ DATA_DIR: left.path }, { campaignOf });
  const [ann, bob] = [await world.client(), await world.client()];
  cookies.push(ann.cookie, bob.cookie);
  await ann.ask('hello', { protocol: 1, name: 'Ann' });
  long = await played(ann, bob, 120);
  short = await played(ann, bob, 1);
  ({ campaign } = await ann.ask('campaign-begin', {
    ...{ game: 'tic-tac-toe', name: 'A long winter', chairs: 2, options: {} },
  }));
  before = await looks([ann, bob]);
  await world.close();
}, 60_000);
afterAll(() => {
  left.release();
  room.release();
});

let made = 0;
const damaged = (): string => {
  const to = path.join(room.path, `damaged-${++made}`);
  fs.cpSync(left.path, to, { recursive: true });
  return to;
};

const rescued = async (from: string, to = path.join(room.path, `rescued-${made}`)) => {
  let [out, err] = ['', ''];
  const code = await rescue([from, to], { env: {}, out: t => (out += t), err: t => (err += t) });
  return { code, out, err, to };
};

/** What people find on a server that is started with a folder. */
const found = async (folder: string) => {
  const world = await startWorld({ DATA_DIR: folder }, { campaignOf });
  const [ann, bob] = await both(world);
  const seen = await looks([ann, bob]);
  for (const [table, seats] of [
    [long, seen.long],
    [short, seen.short],
  ] as const) {
    const [anns, bobs] = seats;
    if (anns?.q !== undefined) await ann.ask('answer', { table, q: anns.q, a: '4' });
    else await bob.ask('answer', { table, q: bobs?.q ?? 0, a: '0' });
  }
  await world.close();
  expect(world.log()).toBe('');
  return seen;
};

describe('what can be read of a damaged folder is copied into a new one', () => {
  test('where the log is lost, everything that was written down', async () => {
    const from = damaged();
    loseLog(from);
    const { code, out, to } = await rescued(from);
    expect(out).toMatch(
      /Everything in it could be read.*\nThe log was lost.*\n.* 3 whole, 0 up to .*, 0 lost/,
    );
    expect(code).toBe(0);
    expect(await found(to)).toEqual(before);
    expect(fs.readdirSync(path.join(from, 'db', 'pg_wal'))).toEqual([]);
  });

  test('where a page of decisions is damaged, a match up to the first that is missing, and the others whole', async () => {
    const from = damaged();
    overwrite(await fileOf(from, 'entries'), 1);
    const { code, out, to } = await rescued(from);
    expect(code).toBe(0);
    expect(out).toContain('Not to be read: 1 blocks of 8 kB.');
    expect(out).toMatch(/ 2 whole, 1 up to what is missing, 0 lost/);
    const [, has, had] = new RegExp(`${markOf(long)} .*: (\\d+) of (\\d+)`).exec(out) ?? [];
    expect(out).not.toContain(long);
    expect(Number(had)).toBe(240);
    const seen = await found(to);
    expect(seen.long[0]?.n).toBe(Number(has));
    expect(seen.long[0]?.n).toBeGreaterThan(20);
    expect(seen.long[0]?.n).toBeLessThan(220);
    expect({ ...seen, long: null }).toEqual({ ...before, long: null });
  });

  test('where the file of a part is gone, what is in the others', async () => {
    const from = damaged();
    fs.rmSync(await fileOf(from, 'checkpoints'));
    const { code, out, to } = await rescued(from);
    expect(code).toBe(0);
    expect(out).toContain('Not to be read: all of checkpoints.');
    expect(await found(to)).toEqual(before);
  });
});

/** Has the database of a folder run a statement. */
const run = async (dataDir: string, statement: string): Promise<void> => {
  const driver = await PgliteDriver.open(dataDir, () => {});
  await driver.query(statement);
  await driver.close();
};

test('a database that is older than a part of the schema misses nothing', async () => {
  const from = damaged();
  await run(from, 'DROP TABLE campaign_folds');
  const { code, out } = await rescued(from);
  expect(code).toBe(0);
  expect(out).toMatch(/Everything in it could be read\.\nMatches and campaigns: 3 whole/);
});

describe('nothing is rescued', () => {
  test('from a folder on which a server runs, or that holds no database; into one that is not empty', async () => {
    const from = damaged();
    const world = await startWorld({ DATA_DIR: from });
    expect(await rescued(from)).toMatchObject({
      code: 1,
      err: expect.stringContaining('another server uses'),
    });
    await world.close();
    expect(await rescued(room.path)).toMatchObject({ code: 1, err: expect.stringContaining('no embedded') });
    expect(await rescued(from, from)).toMatchObject({ code: 1, err: expect.stringContaining('not empty') });
  });

  test('where a newer program has been', async () => {
    const from = damaged();
    await run(from, 'INSERT INTO migrations VALUES (999)');
    const { code, err, to } = await rescued(from);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('version 999') });
    expect(fs.readdirSync(to)).toEqual([]);
  });

  test('where the control file is damaged, and that is said', async () => {
    const from = damaged();
    fs.writeFileSync(path.join(from, 'db', 'global', 'pg_control'), Buffer.alloc(8192));
    const { code, err, to } = await rescued(from);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('pg_control is missing') });
    expect(fs.readdirSync(to)).toEqual([]);
  });
});
