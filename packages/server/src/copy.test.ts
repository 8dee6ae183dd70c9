import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copy } from './copy.js';
import { databases, freePort, freshDataFolder, temporaryFolder } from './fixtures/temporary.js';
import { startWorld, type World } from './fixtures/world.js';
import { lockFolder } from './store/folder-lock.js';
import { migrate } from './store/migrations.js';
import { SoleConnection } from './store/sole.js';

let postgres: Awaited<ReturnType<typeof databases>>;
/** A folder that a server has used, and what people there have in hand. */
let folder: Awaited<ReturnType<typeof freshDataFolder>>;
const hands = { ann: '', bob: '', table: '', open: '', word: '' };

const withWorld = async <T>(env: Record<string, string>, then: (world: World) => Promise<T>): Promise<T> => {
  const world = await startWorld({ WEB_DIR: '/nowhere', ...env });
  try {
    return await then(world);
  } finally {
    await world.close();
  }
};

const run = async (args: readonly string[], env: Record<string, string> = {}) => {
  const printed = { out: '', err: '' };
  const code = await copy(args, {
    env,
    out: text => {
      printed.out += text;
    },
    err: text => {
      printed.err += text;
    },
  });
  return { code, ...printed };
};

/** Refused in one line. */
const refused = async (args: readonly string[], env: Record<string, string> = {}) => {
  const { code, out, err } = await run(args, env);
  expect(out).toBe('');
  expect(err).toMatch(/^potyczka copy: [^\n]+\n$/);
  return { code, err };
};

beforeAll(async () => {
  [postgres, folder] = await Promise.all([databases('copy'), freshDataFolder()]);
  await withWorld({ DATA_DIR: folder.path }, async world => {
    const [ann, bob] = [await world.client(), await world.client()];
    await ann.ask('hello', { protocol: 1, name: 'Ania' });
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { table, links } = await ann.ask('create', {
      game: 'tic-tac-toe',
      options: {},
      seats: [...seats],
      chat: true,
    });
    await bob.ask('join', { table, token: links.p2 as string });
    await ann.ask('start', { table });
    await ann.ask('answer', { table, q: 0, a: '4' });
    await ann.ask('say', { table, text: 'see you over there' });
    const waiting = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [...seats] });
    Object.assign(hands, {
      ann: ann.cookie,
      bob: bob.cookie,
      table,
      open: waiting.table,
      word: waiting.links.p2,
    });
  });
}, 120_000);
afterAll(async () => {
  folder.release();
  await postgres.release();
}, 60_000);

test('people go on with their cookies, links, names and chats: to PostgreSQL and back into a folder', async () => {
  const url = await postgres.database('moved');
  // Somebody has tried the new server first: it has made a secret of its own.
  await withWorld({ DATABASE_URL: url }, async world => (await world.client()).ask('hello', { protocol: 1 }));
  const there = await run(['--from', folder.path], { DATABASE_URL: url });
  expect(there).toMatchObject({ code: 0, err: '' });
  expect(there.out).toContain('Copied 2 tables from');
  expect(there.out).toMatch(/equal: 2 tables, 1 entry, 1 line of chat, 1 name, and the cookie secret\./);
  expect(there.out).not.toContain('potyczka:potyczka@');
  expect((await run(['--from', folder.path, '--to', url])).out).toContain('Copied 0 tables');

  await withWorld({ DATABASE_URL: url }, async world => {
    const [ann, bob] = [await world.client(hands.ann), await world.client(hands.bob)];
    expect((await ann.ask('hello', { protocol: 1 })).name).toBe('Ania');
    const shown = await bob.ask('watch', { table: hands.table });
    expect(shown).toMatchObject({ n: 1, said: [{ seat: 'p1', text: 'see you over there' }] });
    await bob.ask('answer', { table: hands.table, q: 1, a: '8' });
  });
  const { table } = hands;
  const back = temporaryFolder();
  const target = path.join(back.path, 'not', 'there', 'yet');
  expect(await run(['--from', url, '--to', target])).toMatchObject({ code: 0, err: '' });
  await withWorld({ DATA_DIR: target }, async world => {
    const [ann, stranger] = [await world.client(hands.ann), await world.client()];
    await ann.ask('answer', { table, q: 2, a: '0' });
    expect((await ann.ask('watch', { table })).n).toBe(3);
    await stranger.ask('join', { table: hands.open, token: hands.word });
  });
  // The old folder has not been played on: what differs is not overwritten.
  const { code, err } = await refused(['--from', folder.path, '--to', url]);
  expect(code).toBe(1);
  expect(err).toMatch(/nothing was copied: postgres:.* has other versions of \d of the tables/);
  back.release();
}, 120_000);

describe('a server that runs', () => {
  test('on a folder: neither end may be that', async () => {
    const [url, other] = [await postgres.database('running'), temporaryFolder()];
    await withWorld({ DATA_DIR: folder.path }, async () => {
      expect((await refused(['--from', folder.path, '--to', url])).err).toContain('another server uses');
    });
    const lock = await lockFolder(other.path);
    expect((await refused(['--from', folder.path, '--to', other.path])).err).toContain('another server uses');
    lock.release();
    other.release();
  }, 120_000);

  test('on PostgreSQL: neither end may be that; nor may one start meanwhile', async () => {
    const url = await postgres.database('busy');
    const other = temporaryFolder();
    await withWorld({ DATABASE_URL: url }, async () => {
      const message = 'a server or another copy uses it; stop that first';
      expect((await refused(['--from', url, '--to', other.path])).err).toContain(message);
      expect((await refused(['--from', folder.path, '--to', url])).err).toContain(message);
    });
    expect(existsSync(path.join(other.path, 'db'))).toBe(false);
    other.release();
    const copying = await SoleConnection.open(url, { frozen: true });
    await expect(startWorld({ DATABASE_URL: url })).rejects.toThrow('just being copied');
    await copying.close();
    await withWorld({ DATABASE_URL: url }, async ({ port }) => {
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    });
  });
});

describe('ends that will not do', () => {
  const URL_LIKE = 'postgres://me:hunter2@127.0.0.1:1/x';

  test.each<[string[], RegExp, Record<string, string>?]>([
    [[], /--from is missing; accepted: --from WHERE, --to WHERE/],
    [['--from', 'x'], /--to is missing, and so is DATABASE_URL/],
    [['--to', URL_LIKE], /--from is missing, and so is DATA_DIR/],
    [['--from', 'x'], /DATABASE_URL takes an address like postgres/, { DATABASE_URL: 'hunter2' }],
    [['--from', 'mysql://me:hunter2@x/y', '--to', 'x'], /--from takes a folder or an address like postgres/],
    [['--from', '', '--to', 'x'], /--from takes a folder or an address/],
    [['--from', 'x', '--to', './x'], /--from and --to are the same/],
    [['--from', URL_LIKE, '--to', URL_LIKE], /--from and --to are the same/],
    [['--into', 'x'], /Unknown option '--into'; accepted: --from WHERE, --to WHERE/],
    [['x', 'y'], /Unexpected argument 'x'.*; accepted: --from WHERE, --to WHERE/],
    [['--from'], /'--from <value>' argument missing; accepted/],
  ])('%j is refused before anything is opened', async (args, message, env) => {
    const { code, err } = await refused(args, env);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toContain('hunter2');
  });

  test('a source without a database is not made one, and no target is made for it', async () => {
    const place = temporaryFolder();
    const [from, to] = [path.join(place.path, 'from'), path.join(place.path, 'to')];
    expect((await refused(['--from', from, '--to', to])).err).toContain(
      'no embedded database in this folder',
    );
    const empty = await postgres.database('empty');
    expect((await refused(['--from', empty, '--to', to])).err).toContain('no server has used it yet');
    expect([from, to].map(existsSync)).toEqual([false, false]);
    place.release();
  });

  test('a target that is not there, lets nobody in, or is no folder', async () => {
    const from = folder.path;
    const at = `127.0.0.1:${postgres.port}`;
    const closed = await freePort();
    const bad = async (to: string) => {
      const { code, err } = await refused(['--from', from, '--to', to]);
      expect(code).toBe(1);
      expect(err).not.toContain('hunter2');
      return err;
    };
    expect(await bad(`postgres://me:hunter2@127.0.0.1:${closed}/x`)).toMatch(
      /127\.0\.0\.1:\d+\/x: .*ECONNREFUSED/,
    );
    expect(await bad(`postgres://me:hunter2@localhost:${closed}/x`)).toMatch(/ECONNREFUSED/);
    expect(await bad(`postgres://potyczka:hunter2@${at}/x`)).toContain('password authentication failed');
    expect(await bad(`postgres://potyczka:potyczka@${at}/nowhere`)).toContain('"nowhere" does not exist');
    const place = temporaryFolder();
    const file = path.join(place.path, 'file');
    writeFileSync(file, '');
    expect(await bad(file)).toContain(file);
    place.release();
  });

  test('a schema that is older in the source, or newer in the target, than this program knows', async () => {
    const [old, future] = [await postgres.database('old'), await postgres.database('future')];
    for (const [url, change] of [
      [old, 'DELETE FROM migrations WHERE version > 1'],
      [future, 'INSERT INTO migrations VALUES (1000)'],
    ] as const) {
      const driver = await SoleConnection.open(url, { frozen: false });
      await migrate(driver);
      await driver.query(change);
      await driver.close();
    }
    const place = temporaryFolder();
    expect((await refused(['--from', old, '--to', place.path])).err).toMatch(
      /version 1 of the schema.*has [2-9]/,
    );
    expect((await refused(['--from', future, '--to', place.path])).err).toContain('version 1000');
    expect((await refused(['--from', folder.path, '--to', future])).err).toContain('version 1000');
    place.release();
  });
});

test('help says how it is called', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  expect(out).toContain('  potyczka copy --from WHERE --to WHERE');
});
