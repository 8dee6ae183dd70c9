import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Snapshot } from '@potyczka/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, legalKeys } from './fixtures/client.js';
import { freshDataFolder } from './fixtures/temporary.js';
import { NO_DATABASE, startWorld, until, type World } from './fixtures/world.js';

let folder: Awaited<ReturnType<typeof freshDataFolder>>;
let world: World;
const clients: Client[] = [];

beforeAll(async () => {
  folder = await freshDataFolder();
  world = await startWorld({ DATA_DIR: folder.path, LOG_LEVEL: 'trace', WEB_DIR: '/nowhere' });
}, 60_000);
afterAll(async () => {
  for (const c of clients) c.close();
  await world.close();
  folder.release();
});

const meet = async (cookie?: string): Promise<Client> => {
  const c = await world.client(cookie);
  clients.push(c);
  return c;
};

const TWO = { game: 'tic-tac-toe', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

/** Ann and Bob at a table that has begun. */
const two = async () => {
  const [ann, bob] = [await meet(), await meet()];
  const { table, links } = await ann.ask('create', { ...TWO, seats: [...TWO.seats] });
  await bob.ask('join', { table, token: links.p2 as string });
  await ann.ask('start', { table });
  const a = await ann.ask('watch', { table });
  const b = await bob.ask('watch', { table });
  return { ann, bob, table, links, a, b };
};

describe('over a socket', () => {
  test('two people play; each is told of the other; a third looks on', async () => {
    const { ann, bob, table } = await two();
    const eve = await meet();
    await eve.ask('watch', { table });
    const moves = ['0', '3', '1', '4', '2'];
    for (const [q, a] of moves.entries()) await (q % 2 ? bob : ann).ask('answer', { table, q, a });
    await until(() => eve.news(table)?.now.info.phase === 'over');
    expect(eve.news(table)?.now.result).toEqual({ winner: 'p1' });
    const { record } = await eve.ask('record', { table });
    expect(record.entries.length).toBe(5);
    const imported = await eve.ask('import', { record });
    expect((await eve.ask('watch', { table: imported.table })).log.length).toBe(5);
    await expect(eve.ask('import', { record: { ...record, hash: '0'.repeat(64) } })).rejects.toThrow(
      'table-bad-record',
    );
  });

  test('one click: a table with bots, who think in another thread', async () => {
    const ann = await meet();
    const seats = [{ kind: 'me' } as const, ...(['greedy', 'search'] as const).map(bot)];
    const { table } = await ann.ask('create', { game: 'ambush', options: { players: 3 }, seats });
    let now: Snapshot = await ann.ask('watch', { table });
    while (now.result === null) {
      const [a] = legalKeys(now);
      if (now.mine && a) await ann.ask('answer', { table, q: now.mine.q, a }).catch(() => undefined);
      else await new Promise(r => setTimeout(r, 5));
      now = await ann.ask('watch', { table });
    }
    expect(now.n).toBeGreaterThan(10);
    expect(world.log()).not.toContain('"where":"bot"');
  });

  test('a reconnect goes on exactly where it was, in the middle of a question', async () => {
    const { ann, bob, table } = await two();
    await ann.ask('answer', { table, q: 0, a: '4' });
    const before = await bob.ask('watch', { table });
    bob.close();
    await until(() => bob.isClosed);
    await until(() => ann.news(table)?.now.info.seats[1]?.here === false);
    const again = await meet(bob.cookie);
    const after = await again.ask('watch', { table });
    expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 });
    await until(() => ann.news(table)?.now.info.seats[1]?.here === true);
    await again.ask('answer', { table, q: 1, a: '0' });
    expect(ann.news(table)?.now.mine?.q).toBe(2);
  });

  test('names and lists are mine alone and outlive the connection', async () => {
    const ann = await meet();
    await ann.ask('hello', { protocol: 1, name: 'Ania' });
    const { table } = await ann.ask('create', { ...TWO, seats: [...TWO.seats] });
    ann.close();
    const again = await meet(ann.cookie);
    expect((await again.ask('hello', { protocol: 1 })).name).toBe('Ania');
    const guest = (await again.ask('hello', { protocol: 1, name: '' })).name;
    expect(guest).toMatch(/^Guest \d{4}$/);
    expect((await (await meet(ann.cookie)).ask('hello', { protocol: 1 })).name).toBe(guest);
    const { mine } = await again.ask('list', {});
    expect(mine.map(t => [t.table, t.mine])).toEqual([[table, 'p1']]);
    expect(mine[0]?.links?.p2).toMatch(/^[\w-]{32}$/);
    const bob = await meet();
    const { open } = await bob.ask('list', {});
    const seen = open.find(t => t.table === table);
    expect(seen?.seats[0]?.name).toBe('Ania');
    expect(seen?.links).toBeUndefined();
    await again.ask('lock', { table, locked: true });
    await until(() => bob.pushes.some(p => p.push === 'lists'));
    expect((await bob.ask('list', {})).open.map(t => t.table)).not.toContain(table);
    await expect(bob.ask('join', { table })).rejects.toThrow('not-open table-locked');
  });
});

const bot = (level: 'greedy' | 'search') => ({ kind: 'bot', level }) as const;

test('TABLE-STOPPED a match that does not come back as it was is told of: to its people, in the log, by a metric', async () => {
  const { ann, bob, table } = await two();
  await ann.ask('answer', { table, q: 0, a: '0' });
  await world.service.evictIdle(-1);
  const kept = (await world.store.load(table))?.kept;
  if (!kept) throw new Error('nothing was kept');
  await world.store.keep(table, { ...kept, hash: 'another' });
  const metric = async () => (await fetch(`http://127.0.0.1:${world.port}/metrics`)).text();
  expect(await metric()).toMatch(/^potyczka_matches_stopped 0$/m);

  expect(await bob.ask('watch', { table })).toMatchObject({
    n: 1,
    stopped: { why: 'differs', at: 1 },
    open: [],
  });
  await expect(bob.ask('answer', { table, q: 1, a: '1' })).rejects.toThrow('table-stopped TABLE-STOPPED');
  expect(await metric()).toMatch(/^potyczka_matches_stopped 1$/m);
  const health = await fetch(`http://127.0.0.1:${world.port}/healthz`);
  expect({ status: health.status, said: await health.json() }).toEqual({
    status: 200,
    said: { ok: true, stopped: 1 },
  });
  expect(world.log()).toContain('a match of tic-tac-toe cannot be continued, and stands still after entry 1');
  expect(world.log()).not.toContain(table);

  const again = await ann.ask('rematch', { table });
  expect(await bob.ask('rematch', { table })).toEqual(again);
});

describe('people who misbehave', () => {
  test('garbage is answered, harms nobody, and closes nothing', async () => {
    const { ann, bob, table } = await two();
    const before = ann.received.length;
    const junk = ['', '{', 'null', '[]', '{"id":7}', '{"id":8,"do":"rob"}', '"\\ud800"', '\u0000'];
    for (const text of junk) ann.socket.send(text);
    ann.socket.send(Buffer.from([1, 2, 3]), { binary: true });
    await until(() => ann.received.length >= before + junk.length + 1);
    for (const text of ann.received.slice(before)) {
      expect(JSON.parse(text)).toMatchObject({ ok: false, problem: { code: 'malformed' } });
    }
    expect(ann.received.some(t => JSON.parse(t).re === 8)).toBe(true);
    await ann.ask('answer', { table, q: 0, a: '4' });
    await bob.ask('answer', { table, q: 1, a: '0' });
  });

  test('old messages replayed, and answers for another seat, change nothing', async () => {
    const { ann, bob, table } = await two();
    const eve = await meet();
    await ann.ask('answer', { table, q: 0, a: '4' });
    await expect(ann.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow('refused table-not-asked');
    await expect(ann.ask('answer', { table, q: 1, a: '0' })).rejects.toThrow('refused table-not-asked');
    await expect(eve.ask('answer', { table, q: 1, a: '0' })).rejects.toThrow('not-yours table-no-seat');
    await bob.ask('answer', { table, q: 1, a: '0' });
    await expect(ann.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow('refused table-stale');
    const twice = await Promise.allSettled([
      ann.ask('answer', { table, q: 2, a: '8' }),
      ann.ask('answer', { table, q: 2, a: '8' }),
    ]);
    expect(twice.map(t => t.status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const ask of [
      eve.ask('start', { table }),
      eve.ask('lock', { table, locked: true }),
      eve.ask('resign', { table }),
      eve.ask('undo', { table, to: 1 }),
      eve.ask('say', { table, text: 'boo' }),
    ])
      await expect(ask).rejects.toThrow('not-yours');
    await expect(eve.ask('record', { table })).rejects.toThrow('not-open table-not-over');
    expect((await ann.ask('watch', { table })).n).toBe(3);
  });

  test('too much is refused: messages that are too large, or come too fast', async () => {
    const small = await startWorld(
      { REQUESTS_PER_SECOND: '5', TABLES_PER_HOUR: '2', SOCKETS_PER_PERSON: '2', SOCKETS_PER_ADDRESS: '4' },
      { openDriver: async () => ({ ...NO_DATABASE }) },
    );
    try {
      const flood = await small.client();
      const other = await small.client();
      const large = JSON.stringify({ id: 3, do: 'say', table: 'x'.repeat(20_000), text: '' });
      flood.socket.send(large);
      await until(() => flood.received.length === 1);
      expect(JSON.parse(flood.received[0] as string)).toMatchObject({
        re: 3,
        problem: { code: 'too-large' },
      });
      for (let i = 0; i < 300; i++)
        flood.socket.send(JSON.stringify({ id: i + 10, do: 'hello', protocol: 1 }));
      await until(() => flood.isClosed);
      const codes = flood.received.map(t => JSON.parse(t)).map(m => (m.ok ? 'ok' : m.problem.code));
      expect(codes.filter(c => c === 'ok').length).toBeLessThan(30);
      expect(codes).toContain('too-fast');
      expect((await other.ask('hello', { protocol: 1 })).protocol).toBe(1);
      const huge = await small.client();
      huge.socket.send('x'.repeat(3_000_000));
      await until(() => huge.isClosed);
      const more = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => small.client()));
      expect(more.filter(m => m.status === 'rejected').map(m => String(m.reason))).toContain(
        'Error: HTTP 429',
      );
      expect(more.filter(m => m.status === 'fulfilled').length).toBe(3);
      expect((await other.ask('hello', { protocol: 1 })).protocol).toBe(1);
    } finally {
      await small.close();
    }
  });

  test('a caller that is refused and hangs up at once does not end the server', async () => {
    for (let i = 0; i < 20; i++) {
      const socket = connect(world.port, '127.0.0.1');
      socket.on('error', () => {});
      await new Promise(resolve => socket.once('connect', resolve));
      socket.write(
        'GET /ws HTTP/1.1\r\nHost: x\r\nOrigin: http://y\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      socket.resetAndDestroy();
    }
    expect((await (await meet()).ask('hello', { protocol: 1 })).protocol).toBe(1);
  });

  test('a page of another address may not connect; a cookie that we did not sign is nobody', async () => {
    const from = (origin: string) => Client.connect(world.port, { headers: { origin } });
    await expect(from('https://evil.example')).rejects.toThrow('HTTP 403');
    await expect(from('null')).rejects.toThrow('HTTP 403');
    clients.push(await from(`http://127.0.0.1:${world.port}`));
    const ann = await meet();
    const [id, signature] = (ann.cookie as string).split('=')[1]?.split('.') ?? [];
    for (const other of [`${signature}.x`, `${signature}=`, `${signature}==`]) {
      const nearly = await meet(`potyczka=${id}.${other}`);
      expect(nearly.cookie).not.toBe(`potyczka=${id}.${other}`);
    }
    const forged = await meet(`potyczka=${id}.${'A'.repeat(43)}`);
    expect(forged.cookie).not.toBe(`potyczka=${id}.${'A'.repeat(43)}`);
    const { table } = await ann.ask('create', { ...TWO, seats: [...TWO.seats] });
    expect((await forged.ask('list', {})).mine.map(t => t.table)).not.toContain(table);
  });
});

test('a name that anybody can let point to this server opens nothing, unless PUBLIC_URL says that it is ours', async () => {
  const from = (origin: string) =>
    Client.connect(world.port, { headers: { origin, host: new URL(origin).host } });
  for (const far of [
    'http://evil.example',
    `http://evil.example:${world.port}`,
    'http://1.2.3.4.evil.example',
  ])
    await expect(from(far)).rejects.toThrow('HTTP 403');
  for (const near of [
    'http://localhost:3000',
    'http://192.168.1.7',
    'http://[::1]:3000',
    'http://den.local',
    'http://nas',
  ])
    clients.push(await from(near));
});

describe('over HTTP', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${world.port}${path}`, { headers });

  test('says that it is well, and what it does', async () => {
    expect(await (await get('/healthz')).json()).toMatchObject({ ok: true });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/potyczka_requests_total\{do="answer",outcome="ok"\} \d/);
    expect(metrics).toMatch(/potyczka_sockets \d/);
  });

  test('gives the page with a cookie and a policy; says so where the page was not built', async () => {
    const response = await get('/table/abc', { accept: 'text/html' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('has not been built');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const cookie = response.headers.get('set-cookie') as string;
    expect(cookie).toMatch(/^potyczka=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect((await get('/nothing.js')).status).toBe(404);
    expect((await get('/ws')).status).toBe(426);
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
      expect(await raw(path)).toBe(404);
  });

  const raw = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ port: world.port, path }, response => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.once('error', reject);
      asked.end();
    });
});

test('no secret is in the log', async () => {
  const { ann, bob, table, links } = await two();
  await get(`/join/${table}?token=${links.p2}`);
  await get(`/seat/${links.p2}`);
  await expect(bob.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow();
  const { seed } = (await world.store.load(table))?.table ?? {};
  const log = world.log();
  expect(log.length).toBeGreaterThan(1000);
  const secrets = [seed, links.p2, ann.cookie?.split('=')[1], ann.cookie?.split(/[=.]/)[1], table];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
  async function get(path: string) {
    await fetch(`http://127.0.0.1:${world.port}${path}`);
  }
});

test('nothing but the registry names a game', () => {
  const folders = [new URL('.', import.meta.url), new URL('../../table/src/', import.meta.url)];
  const names = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .filter(name => /(?<!\.test)\.ts$/.test(String(name)) && name !== 'registry.ts')
      .map(name => new URL(String(name), folder)),
  );
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) expect(readFileSync(name, 'utf8')).not.toMatch(/adrenaline/i);
});
