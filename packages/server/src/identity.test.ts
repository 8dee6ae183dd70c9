import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './fixtures/client.js';
import { databases, freshDataFolder } from './fixtures/temporary.js';
import { startWorld, until, type World } from './fixtures/world.js';
import { People } from './people.js';

/** Each attack on who somebody is that SECURITY.md names, tried on both stores; with PostgreSQL over two processes. */
const worlds: Record<string, { one: World; two: World }> = {};
const closing: (() => unknown)[] = [];
let url = '';

beforeAll(async () => {
  const folder = await freshDataFolder();
  const postgres = await databases('identity');
  url = await postgres.database('identity');
  const embedded = await startWorld({ DATA_DIR: folder.path, LOG_LEVEL: 'trace' });
  const [one, two] = await Promise.all([
    startWorld({ DATABASE_URL: url, LOG_LEVEL: 'trace' }),
    startWorld({ DATABASE_URL: url, LOG_LEVEL: 'trace' }),
  ]);
  worlds.embedded = { one: embedded, two: embedded };
  worlds.PostgreSQL = { one, two };
  closing.push(
    () => Promise.all([embedded.close(), one.close(), two.close()]),
    () => folder.release(),
    () => postgres.release(),
  );
}, 120_000);
afterAll(async () => {
  for (const close of closing) await close();
}, 60_000);

const TWO = { game: 'tic-tac-toe', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const wanted = () => ({ ...TWO, seats: [...TWO.seats] });

/** What no store and no log may hold. */
const secrets: string[] = [];
const codeOf = async (c: Client): Promise<string> => {
  const { code } = await c.ask('device-code', {});
  secrets.push(code, code.replaceAll('-', ''));
  return code;
};

describe.each(['embedded', 'PostgreSQL'])('who somebody is, %s', store => {
  const at = (): { one: World; two: World } => worlds[store] as { one: World; two: World };

  /** A device joins with a code and connects again, by itself, as a browser does. */
  const join = async (c: Client, code: string, world = at().two, more = {}): Promise<Client> => {
    await c.ask('device-join', { code, sure: true, ...more });
    await until(() => c.isClosed);
    return world.client(c.cookie);
  };

  test('two devices at two processes are one person with one name, and both play the running match', async () => {
    const { one, two } = at();
    const [ann, bob, phone] = [await one.client(), await one.client(), await two.client()];
    await ann.ask('hello', { protocol: 1, name: 'Ann' });
    const { table, links } = await ann.ask('create', wanted());
    await bob.ask('join', { table, token: links.p2 as string });
    await ann.ask('start', { table });
    const joined = await join(phone, await codeOf(ann));
    expect((await joined.ask('hello', { protocol: 1 })).name).toBe('Ann');
    await joined.ask('watch', { table });
    await ann.ask('watch', { table });
    await joined.ask('answer', { table, q: 0, a: '4' });
    await until(() => ann.news(table)?.now.n === 1);
    await bob.ask('answer', { table, q: 1, a: '0' });
    await ann.ask('answer', { table, q: 2, a: '8' });
    await until(() => joined.news(table)?.now.n === 3);
    expect((await ann.ask('devices', {})).devices).toHaveLength(2);
    for (const c of [ann, bob, joined]) c.close();
  });

  test('a stolen link is worth nothing once it was used, and looking at it takes nothing', async () => {
    const { one, two } = at();
    const [ann, phone, thief] = [await one.client(), await two.client(), await two.client()];
    const code = await codeOf(ann);
    expect(await thief.ask('device-join', { code })).toMatchObject({ joined: false });
    const joined = await join(phone, code);
    await expect(thief.ask('device-join', { code, sure: true })).rejects.toThrow('table-no-code');
    expect((await joined.ask('devices', {})).devices).toHaveLength(2);
    for (const c of [ann, joined, thief]) c.close();
  });

  test('of two who use one code at once at two processes, one becomes the person', async () => {
    const { one, two } = at();
    const [ann, a, b] = [await one.client(), await one.client(), await two.client()];
    const code = await codeOf(ann);
    const tried = await Promise.allSettled([a, b].map(c => c.ask('device-join', { code, sure: true })));
    expect(tried.filter(t => t.status === 'fulfilled')).toHaveLength(1);
    expect((await ann.ask('devices', {})).devices).toHaveLength(2);
    for (const c of [ann, a, b]) c.close();
  });

  test('a device that is signed out is cut off at once at every process, and its cookie is nobody', async () => {
    const { one, two } = at();
    const [ann, phone] = [await one.client(), await two.client()];
    const { table } = await ann.ask('create', wanted());
    const joined = await join(phone, await codeOf(ann));
    await joined.ask('watch', { table });
    const other = (await ann.ask('devices', {})).devices.find(d => !d.mine);
    await ann.ask('device-out', { device: other?.device as string });
    await until(() => joined.isClosed);
    for (const world of [one, two]) {
      const again = await world.client(phone.cookie);
      expect(again.cookie).not.toBe(phone.cookie);
      expect((await again.ask('list', {})).mine).toEqual([]);
      again.close();
    }
    expect((await ann.ask('list', {})).mine.map(t => t.table)).toEqual([table]);
    ann.close();
  });

  test('the first device of a person, signed out by another, cannot be that person again', async () => {
    const { one, two } = at();
    const [ann, phone] = [await one.client(), await two.client()];
    const { table } = await ann.ask('create', wanted());
    const joined = await join(phone, await codeOf(ann));
    const first = (await joined.ask('devices', {})).devices.find(d => !d.mine);
    await joined.ask('device-out', { device: first?.device as string });
    await until(() => ann.isClosed);
    const again = await one.client(ann.cookie);
    await expect(again.ask('answer', { table, q: 0, a: '4' })).rejects.toThrow();
    expect((await again.ask('list', {})).mine).toEqual([]);
    expect((await joined.ask('watch', { table })).info.mine).toBe('p1');
    for (const c of [again, joined]) c.close();
  });

  test('on a shared computer somebody joins for an evening, and is a stranger there after it', async () => {
    const { one } = at();
    const [ann, café] = [await one.client(), await one.client()];
    const joined = await join(café, await codeOf(ann), one, { evening: true });
    const { devices } = await joined.ask('devices', {});
    const hours = ((devices.find(d => d.mine)?.until ?? 0) - Date.now()) / 3_600_000;
    expect(hours > 11 && hours < 12.1).toBe(true);
    const { belongings } = one.store;
    const later = new People(
      belongings,
      async () => undefined,
      () => Date.now() + 13 * 3_600_000,
    );
    const device = decodeURIComponent(café.cookie?.split('=')[1] ?? '').split('.')[0] as string;
    expect(await later.whoIs(device)).toMatchObject({ isOut: true });
    for (const c of [ann, joined]) c.close();
  });

  test('what the list of devices calls a device opens nothing as a cookie', async () => {
    const { one } = at();
    const ann = await one.client();
    const { table } = await ann.ask('create', wanted());
    const [mine] = (await ann.ask('devices', {})).devices;
    const [name = '', value = ''] = ann.cookie?.split('=') ?? [];
    const signature = value.split('.')[1];
    for (const forged of [`${mine?.device}.${signature}`, `${mine?.device}.`, value.split('.')[0]]) {
      const thief = await one.client(`${name}=${forged}`);
      expect((await thief.ask('list', {})).mine.map(t => t.table)).not.toContain(table);
      thief.close();
    }
    ann.close();
  });

  test('a link that somebody slips me makes me nobody else before I have said so', async () => {
    const { one, two } = at();
    const [mallory, ann] = [await one.client(), await two.client()];
    const { table } = await ann.ask('create', wanted());
    await mallory.ask('hello', { protocol: 1, name: 'Mallory' });
    const code = await codeOf(mallory);
    expect(await ann.ask('device-join', { code })).toEqual({ name: 'Mallory', games: 1, joined: false });
    expect(ann.isClosed).toBe(false);
    expect((await mallory.ask('list', {})).mine).toEqual([]);
    expect((await ann.ask('watch', { table })).info.host).toBe(true);
    for (const c of [mallory, ann]) c.close();
  });

  test('an evening ends for a page that was left open, too', async () => {
    const { one } = at();
    const [ann, café] = [await one.client(), await one.client()];
    const { table } = await ann.ask('create', wanted());
    const joined = await join(café, await codeOf(ann), one, { evening: true });
    const device = decodeURIComponent(café.cookie?.split('=')[1] ?? '').split('.')[0] as string;
    const { belongings } = one.store;
    const row = await belongings.find(`device:${device}`);
    // As if twelve hours had passed but for a moment, and somebody connected once more.
    if (row) await belongings.put({ ...row, until: Date.now() + 500 });
    joined.close();
    const again = await one.client(café.cookie);
    expect((await again.ask('watch', { table })).info.mine).toBe('p1');
    await until(() => again.isClosed);
    const next = await one.client(café.cookie);
    expect((await next.ask('list', {})).mine).toEqual([]);
    for (const c of [ann, next]) c.close();
  });

  test('where it cannot be found out who somebody is, they are not let in as whom they were', async () => {
    let isAway = false;
    const find = async () => {
      if (isAway) throw new Error('away');
      return undefined;
    };
    let now = 0;
    const people = new People(
      { find },
      async () => 'Ann',
      () => now,
    );
    expect(await people.whoIs('ann')).toMatchObject({ person: 'ann', name: 'Ann' });
    isAway = true;
    now += 200_000;
    // Somebody who was just here is known; of whom something has changed meanwhile, nothing old is believed.
    expect(await people.whoIs('ann')).toMatchObject({ person: 'ann' });
    people.forget('ann');
    await expect(people.whoIs('ann')).rejects.toThrow('away');
    await expect(people.whoIs('bob')).rejects.toThrow('away');
    // Another process may have signed them out without a word that came here: that is not believed for long.
    isAway = false;
    await people.whoIs('ann');
    [isAway, now] = [true, now + 301_000];
    await expect(people.whoIs('ann')).rejects.toThrow('away');
  });

  test('an evening that is over is over, also while the store is away', async () => {
    let isAway = false;
    let now = 0;
    const row = { key: 'device:x', person: 'ann', value: { isOut: false, was: null }, until: 1000 };
    const find = async () => {
      if (isAway) throw new Error('away');
      return row;
    };
    const people = new People(
      { find },
      async () => 'Ann',
      () => now,
    );
    expect(await people.whoIs('x')).toMatchObject({ person: 'ann' });
    [isAway, now] = [true, 1000];
    await expect(people.whoIs('x')).rejects.toThrow('away');
  });

  test('nothing that opens a door is stored or logged as it is', async () => {
    const { one, two } = at();
    const ann = await one.client();
    await ann.ask('hello', { protocol: 1, name: 'Ann' });
    const code = await codeOf(ann);
    const { words } = await ann.ask('recovery', {});
    secrets.push(words, words.replaceAll('-', ''));
    const [cookie = ''] = (ann.cookie?.split('=')[1] ?? '').split('.');
    const stored = JSON.stringify(await one.store.belongings.of(cookie, 'code'));
    expect(stored).toContain('code:');
    expect(stored).not.toContain(code.replaceAll('-', ''));
    const logs = one.log() + two.log();
    for (const secret of secrets) expect(logs.includes(secret)).toBe(false);
    ann.close();
  });

  test('codes cannot be guessed: after twenty tries an address has to wait, whoever it says it is', async () => {
    const { one } = at();
    const refused: string[] = [];
    for (let person = 0; person < 3; person++) {
      const thief = await one.client();
      for (let k = 0; k < 10; k++)
        await thief
          .ask('device-join', { code: `AAAA-${1000 + k}` })
          .catch((e: unknown) => refused.push(String(e)));
      thief.close();
    }
    expect(refused).toHaveLength(30);
    expect(refused.filter(e => e.includes('too-fast')).length).toBeGreaterThanOrEqual(10);
  });
});

test('a device that was signed out elsewhere, without a word that came here, is cut off by the next look', async () => {
  const { one, two } = worlds.PostgreSQL as { one: World; two: World };
  const [ann, phone] = [await one.client(), await two.client()];
  const { table } = await ann.ask('create', wanted());
  await phone.ask('device-join', { code: await codeOf(ann), sure: true });
  await until(() => phone.isClosed);
  const joined = await two.client(phone.cookie);
  await joined.ask('watch', { table });
  const device = decodeURIComponent(phone.cookie?.split('=')[1] ?? '').split('.')[0] as string;
  const row = await one.store.belongings.find(`device:${device}`);
  // Straight into the store: nobody is told.
  if (row) await one.store.belongings.put({ ...row, value: { ...(row.value as object), isOut: true } });
  // The way on which processes hear each other breaks, and is there again.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'potyczka listening' AND datname = current_database()",
  );
  await client.end();
  await until(() => joined.isClosed);
  for (const c of [ann, joined]) c.close();
});
