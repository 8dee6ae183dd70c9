import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RefusedByTable } from './fixtures/client.js';
import { fileOf, loseLog, overwrite, played } from './fixtures/damage.js';
import { freshDataFolder } from './fixtures/temporary.js';
import { startWorld, until, type World } from './fixtures/world.js';
import { serve } from './serve.js';
import { startServer } from './server.js';
import { readSettings } from './settings.js';
import { markOf } from './store/hurt.js';
import { PgliteDriver } from './store/pglite.js';

/** What becomes of a server, its owner and its players when something that is stored is damaged. */

type Folder = Awaited<ReturnType<typeof freshDataFolder>>;

const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'granted',
    e => (e instanceof RefusedByTable ? e.problem : e),
  );

const read = async (world: World, where: string) => {
  const response = await fetch(`http://127.0.0.1:${world.port}${where}`);
  return { status: response.status, text: await response.text() };
};

describe('a page of the decisions is damaged', () => {
  let folder: Folder;
  let world: World;
  let [hurt, whole] = ['', ''];
  const cookies: (string | undefined)[] = [];
  const troubles: string[] = [];
  beforeAll(async () => {
    folder = await freshDataFolder();
    const before = await startWorld({ DATA_DIR: folder.path });
    const [ann, bob] = [await before.client(), await before.client()];
    hurt = await played(ann, bob, 60);
    whole = await played(ann, bob, 1);
    cookies.push(ann.cookie, bob.cookie);
    await before.close();
    expect(before.log()).toBe('');
    overwrite(await fileOf(folder.path, 'entries'), 0);
    world = await startWorld({ DATA_DIR: folder.path }, { onTrouble: words => troubles.push(words) });
    await until(() => troubles.length > 0);
  }, 60_000);
  afterAll(async () => {
    await world.close();
    folder.release();
  });

  test('its owner is told at the start, on the console and in the log, how much is hurt and what to do', async () => {
    expect(troubles).toEqual([
      expect.stringMatching(/damaged \(entries\).* 1 of 2 cannot be served; .*docs\/hosting\.md/),
    ]);
    const lines = world
      .log()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines.filter(line => line.msg === troubles[0])).toHaveLength(1);
    const ofMatch = lines.filter(line => line.mark);
    expect(ofMatch).toMatchObject([
      {
        mark: markOf(hurt),
        game: 'tic-tac-toe',
        begun: expect.stringMatching(/^\d{4}-/),
        where: 'look through',
      },
    ]);
    expect(world.log()).not.toContain(hurt);
  });

  test('who plays at the hurt match is told so once and for all, and who plays at another plays on', async () => {
    const [ann, bob] = [await world.client(cookies[0]), await world.client(cookies[1])];
    const damaged = { code: 'fault', why: { id: 'table-damaged' } };
    for (const who of [ann, bob, ann])
      expect(await problemOf(who.ask('watch', { table: hurt }))).toEqual(damaged);
    const { mine } = await ann.ask('watch', { table: whole });
    await ann.ask('answer', { table: whole, q: mine?.q ?? 0, a: '4' });
    expect((await bob.ask('watch', { table: whole })).mine).not.toBeNull();
    expect(
      world
        .log()
        .split('\n')
        .filter(line => line.includes(markOf(hurt))),
    ).toHaveLength(1);
    for (const each of [ann, bob]) each.close();
  });

  test('its health is red, and a metric tells damage from a store that is away', async () => {
    expect(await read(world, '/healthz')).toEqual({ status: 503, text: '{"ok":false,"why":"damaged"}' });
    // Those who share out callers go on sending them here.
    expect(await read(world, '/readyz')).toEqual({ status: 200, text: '{"ok":true}' });
    const { text } = await read(world, '/metrics');
    expect(text).toContain('potyczka_hurt 1');
    expect(text).toMatch(/potyczka_store_failures_total\{why="damaged"\} [1-9]/);
    expect(text).not.toContain('why="away"');
  });
});

test('a database whose log is lost does not start: on the console and in the log stands why, and what to do', async () => {
  const folder = await freshDataFolder();
  loseLog(folder.path);
  const words =
    /log \(the folder db\/pg_wal\) has no files.*Restore a backup.*potyczka rescue \S+ NEW-FOLDER.*docs\/hosting\.md/;
  let told = '';
  const env = { LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: folder.path };
  const silent = { ...env, LOG_LEVEL: 'silent' };
  expect(await serve([], { env: silent, out: () => {}, err: text => (told += text) })).toBe(1);
  expect(told).toMatch(words);
  expect(told.trim().split('\n')).toHaveLength(1);
  let logged = '';
  const logTo = new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk);
      done();
    },
  });
  await expect(startServer({ settings: readSettings(env), logTo, games: [] })).rejects.toThrow(words);
  expect(JSON.parse(logged)).toMatchObject({ level: 60, msg: expect.stringContaining('Restore a backup') });
  folder.release();
});

test('a server that is told to stop while a bot thinks logs no fault, and answers nothing for the bot', async () => {
  const folder = await freshDataFolder();
  const world = await startWorld({ DATA_DIR: folder.path, BOT_MS: '20000', LOG_LEVEL: 'warn' });
  const ann = await world.client();
  const seats = [{ kind: 'bot' as const, level: 'search' as const }, { kind: 'me' as const }];
  const tables: string[] = [];
  for (let i = 0; i < 2; i++)
    tables.push((await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats })).table);
  await until(
    async () => (await ann.ask('watch', { table: tables[1] as string })).open[0]?.thinking === true,
  );
  await world.close();
  expect(world.log()).toBe('');
  const driver = await PgliteDriver.open(folder.path, () => {});
  expect(await driver.query('SELECT to_json(count(*))::text FROM entries')).toEqual([0]);
  await driver.close();
  folder.release();
});
