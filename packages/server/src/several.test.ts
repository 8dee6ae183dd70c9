import { isDeepStrictEqual as isEqual } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, legalKeys, RefusedByTable } from './fixtures/client.js';
import { type TemporaryPostgres, temporaryPostgres } from './fixtures/temporary.js';
import { startWorld, until, type World } from './fixtures/world.js';
import type { ServerOptions } from './server.js';
import { type Driver, Lost } from './store/driver.js';
import { PostgresDriver } from './store/postgres.js';

/** Two processes of the server on one PostgreSQL; they share nothing else. */
let postgres: TemporaryPostgres;
let url: string;
let one: World;
let two: World;

const start = (more: Partial<ServerOptions> = {}) =>
  startWorld({ DATABASE_URL: url, SECRET: 'the same secret in every process' }, more);

/** A way to the database on which nothing is asked any more once its process is dead. */
const mortal = (behind: PostgresDriver) => {
  let isDead = false;
  const driver: Driver = {
    isShared: true,
    query: async (sql, params) => {
      if (isDead) throw new Lost('its process is dead');
      return behind.query(sql, params);
    },
    exclusively: work => behind.exclusively(work),
    listen: (onHeard, onGap) => behind.listen(onHeard, onGap),
    close: () => behind.close(),
  };
  const die = (): void => {
    isDead = true;
  };
  return { driver, die };
};

beforeAll(async () => {
  postgres = await temporaryPostgres();
  url = await postgres.database('several');
  [one, two] = await Promise.all([start(), start()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await postgres.release();
}, 60_000);

/** Ann is connected to one process, Bob to the other. */
const match = async (more: { awayMinutes?: number; chat?: boolean } = {}) => {
  const [ann, bob] = [await one.client(), await two.client()];
  const { table, links } = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...more,
  });
  await bob.ask('join', { table, token: links.p2 as string });
  const opened = await bob.ask('watch', { table });
  expect(opened.info.phase).toBe('open');
  await ann.ask('watch', { table });
  await until(async () => (await ann.ask('watch', { table })).info.seats[1]?.kind === 'human');
  await ann.ask('start', { table });
  await until(() => bob.news(table)?.now.info.phase === 'playing');
  return { ann, bob, table };
};

const shown = async (c: Client, table: string) => {
  const { now: _, ...rest } = await c.ask('watch', { table });
  return rest;
};

describe('several processes', () => {
  test('seats at different processes play the same match; each sees the other come and go', async () => {
    const { ann, bob, table } = await match();
    await until(() => ann.news(table)?.now.info.seats[1]?.here === true);
    for (const [q, a] of ['0', '3', '1', '4', '2'].entries()) {
      const who = q % 2 ? bob : ann;
      await until(async () => (await who.ask('watch', { table })).mine?.q === q);
      await who.ask('answer', { table, q, a });
    }
    await until(() => bob.news(table)?.now.info.phase === 'over');
    expect(bob.news(table)?.now.result).toEqual({ winner: 'p1' });
    expect((await shown(bob, table)).log).toEqual((await shown(ann, table)).log);
    bob.close();
    await until(() => ann.news(table)?.now.info.seats[1]?.here === false);
  });

  test('two processes race for the same answer: one wins, the other is told, both show the same', async () => {
    for (let round = 0; round < 5; round++) {
      const { ann, table } = await match();
      const twin = await two.client(ann.cookie);
      await twin.ask('watch', { table });
      const raced = await Promise.allSettled([
        ann.ask('answer', { table, q: 0, a: '4' }),
        twin.ask('answer', { table, q: 0, a: '5' }),
      ]);
      expect(raced.map(r => r.status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = raced.find(r => r.status === 'rejected')?.reason as RefusedByTable;
      expect(lost).toBeInstanceOf(RefusedByTable);
      expect(lost.problem.why.id).toMatch(/table-(stale|not-asked)/);
      await until(async () => (await twin.ask('watch', { table })).n === 1);
      // Who is there is told apart from the match, and may come a moment later.
      await until(async () => isEqual(await shown(twin, table), await shown(ann, table)));
      expect((await one.store.load(table))?.entries.length).toBe(1);
    }
  });

  test('an undo is asked for and agreed to across processes; so is chat', async () => {
    const { ann, bob, table } = await match({ chat: true });
    await ann.ask('answer', { table, q: 0, a: '4' });
    await until(() => bob.news(table)?.now.mine?.q === 1);
    await bob.ask('answer', { table, q: 1, a: '0' });
    await until(() => ann.news(table)?.now.n === 2);
    expect(await ann.ask('undo', { table, to: 1 })).toEqual({ n: null });
    await until(() => bob.news(table)?.now.undoAsked?.by === 'p1');
    expect(await bob.ask('agree', { table, to: 1, agree: true })).toEqual({ n: 3 });
    await until(() => ann.news(table)?.now.n === 3);
    expect(ann.news(table)).toMatchObject({ from: 0, log: [] });
    await bob.ask('say', { table, text: 'no hard feelings' });
    await until(() => ann.pushes.some(p => p.push === 'said' && p.text === 'no hard feelings'));
    expect((await ann.ask('watch', { table })).said).toMatchObject([
      { seat: 'p2', text: 'no hard feelings' },
    ]);
  });

  test('a process dies with what it has stored and told nobody: another one finds it', async () => {
    const behind = new PostgresDriver(url, 5, () => {});
    // Died just then: it has stored, and says nothing any more.
    const driver: Driver = {
      isShared: true,
      query: (sql, params) => behind.query(sql, params),
      exclusively: work => behind.exclusively(work),
      listen: (onHeard, onGap) => behind.listen(onHeard, onGap),
      tellOf: () => {},
      close: () => behind.close(),
    };
    const dying = await start({ openDriver: async () => driver });
    const { ann, bob, table } = await match();
    const twin = await dying.client(ann.cookie);
    await twin.ask('watch', { table });
    await twin.ask('answer', { table, q: 0, a: '4' });
    expect(bob.news(table)?.now.n ?? 0).toBe(0);
    await two.service.lookAgain();
    await until(() => bob.news(table)?.now.mine?.q === 1);
    for (const c of [ann, bob, twin]) c.close();
    await dying.close();
  });

  test('a process dies while a bot thinks: another one goes on, and the players connect to it', async () => {
    const { driver, die } = mortal(new PostgresDriver(url, 5, () => {}));
    const dying = await start({ openDriver: async () => driver });
    const ann = await dying.client();
    const { table } = await ann.ask('create', {
      game: 'ambush',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    });
    // As if its process had been killed: nothing that it would still do happens.
    const { live } = dying.service;
    const [a] = legalKeys(await ann.ask('watch', { table }));
    await ann.ask('answer', { table, q: 0, a: a as string });
    for (const each of live.values()) each.schedule.stop();
    dying.service.write = () => new Promise(() => {});
    // Nor does it take what falls due from those who would do it.
    die();
    await new Promise(resolve => setTimeout(resolve, 50));
    ann.close();
    const n = (await two.store.load(table))?.entries.length ?? 0;
    await one.store.postpone(table, 1);
    await until(async () => ((await two.store.load(table))?.entries.length ?? 0) > n || n > 1);
    const again = await two.client(ann.cookie);
    await until(async () => (await again.ask('watch', { table })).mine !== null);
    await dying.close().catch(() => undefined);
  });
});

describe('when the database goes away', () => {
  test('connections that are cut are replaced; nobody notices more than a pause', async () => {
    const { ann, bob, table } = await match();
    const cut = new pg.Client({ connectionString: url });
    await cut.connect();
    const kill = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE $1';
    const answers = (async () => {
      for (let q = 0; q < 6; q++) {
        const who = q % 2 ? bob : ann;
        await until(async () => (await who.ask('watch', { table })).mine?.q === q);
        const { n } = await who.ask('answer', { table, q, a: ['0', '1', '2', '4', '3', '5'][q] as string });
        expect(n).toBe(q + 1);
      }
    })();
    for (let i = 0; i < 5; i++) {
      await cut.query(kill, ['potyczka%']);
      await new Promise(resolve => setTimeout(resolve, 60));
    }
    await answers;
    await cut.end();
    expect((await one.store.load(table))?.entries.map(e => e.n)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('it stops and comes back: errors are clear, what was acknowledged stands, both processes go on', async () => {
    const { ann, bob, table } = await match();
    await ann.ask('answer', { table, q: 0, a: '4' });
    await until(() => bob.news(table)?.now.mine?.q === 1);
    await postgres.stop();
    const refused = await bob.ask('answer', { table, q: 1, a: '0' }).then(
      () => 'saved',
      (e: RefusedByTable) => e.problem.code,
    );
    expect(refused).toBe('not-saved');
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(`http://127.0.0.1:${two.port}${path}`)).status).toBe(503);
    expect((await bob.ask('hello', { protocol: 1 })).protocol).toBe(1);
    await postgres.start();
    await until(async () => (await bob.ask('watch', { table }).catch(() => undefined))?.mine?.q === 1);
    await bob.ask('answer', { table, q: 1, a: '0' });
    await until(async () => (await ann.ask('watch', { table })).mine?.q === 2);
    expect((await one.store.load(table))?.entries.length).toBe(2);
    await until(async () => (await fetch(`http://127.0.0.1:${two.port}/healthz`)).status === 200);
  });
});
