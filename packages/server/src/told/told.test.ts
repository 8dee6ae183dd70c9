import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BrowserKeys } from '../fixtures/browser-keys.js';
import type { Client } from '../fixtures/client.js';
import { bodyOf, Callbox, headerOf, Mailbox } from '../fixtures/post-office.js';
import { databases, freshDataFolder } from '../fixtures/temporary.js';
import { startWorld, until, type World } from '../fixtures/world.js';

/** Whoever is away is told once, whichever process they or their table belong to; on both stores. */
const TELL_MS = 100;
const worlds: Record<string, { one: World; two: World }> = {};
const closing: (() => unknown)[] = [];
let calls: Callbox;
let mails: Mailbox;

beforeAll(async () => {
  [calls, mails] = [await Callbox.open(), await Mailbox.open()];
  const env = {
    PUBLIC_URL: 'https://games.example.org',
    SMTP_URL: mails.address,
    MAIL_FROM: 'table@games.example.org',
    WEBHOOKS: 'on',
    PRIVATE_ADDRESSES: 'on',
  };
  const fast = { tellMs: TELL_MS };
  const folder = await freshDataFolder();
  const postgres = await databases('told');
  const url = await postgres.database('told');
  const embedded = await startWorld({ ...env, DATA_DIR: folder.path }, fast);
  const [one, two] = await Promise.all([
    startWorld({ ...env, DATABASE_URL: url }, fast),
    startWorld({ ...env, DATABASE_URL: url }, fast),
  ]);
  worlds.embedded = { one: embedded, two: embedded };
  worlds.PostgreSQL = { one, two };
  closing.push(
    () => Promise.all([embedded.close(), one.close(), two.close()]),
    () => folder.release(),
    () => postgres.release(),
    () => calls.close(),
    () => mails.close(),
  );
}, 120_000);
afterAll(async () => {
  for (const close of closing) await close();
}, 60_000);
const open: Client[] = [];
afterEach(() => {
  for (const c of open.splice(0)) c.close();
});

const ALL = ['turn', 'undo', 'invited', 'clock'] as const;
const HOW = { about: [...ALL], lang: 'en' as const };
const TWO = () => ({
  game: 'tic-tac-toe',
  options: {},
  seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
});

describe.each(['embedded', 'PostgreSQL'])('whoever is away, %s', store => {
  const at = (): { one: World; two: World } => worlds[store] as { one: World; two: World };
  let nth = 0;

  const people = async () => {
    const { one, two } = at();
    const [ann, bob] = [await one.client(), await two.client()];
    open.push(ann, bob);
    await ann.ask('hello', { protocol: 1, name: 'Ann' });
    await bob.ask('hello', { protocol: 1, name: 'Bob' });
    return { ann, bob };
  };

  const begin = async (ann: Client, bob: Client, more: object = {}): Promise<string> => {
    const { table, links } = await ann.ask('create', { ...TWO(), ...more });
    await bob.ask('join', { table, token: links.p2 as string });
    await ann.ask('start', { table });
    return table;
  };

  /** A device with an address of its own at the local service of pushes. */
  const device = async (c: Client, how: object = HOW): Promise<{ path: string; keys: BrowserKeys }> => {
    const [path, keys] = [`/push/${store}/${++nth}`, new BrowserKeys()];
    const to = { way: 'push' as const, endpoint: calls.address + path, p256dh: keys.p256dh, auth: keys.auth };
    await c.ask('tell', { to, ...(how as typeof HOW) });
    return { path, keys };
  };

  /** The other process hears a moment later what was begun and answered here. */
  const onceAsked = (answer: () => Promise<unknown>): Promise<void> =>
    until(() =>
      answer().then(
        () => true,
        e => {
          if (/table-not-(asked|started)/.test(String(e))) return false;
          throw e;
        },
      ),
    );

  /** Long enough for anything that is not to come. */
  const awhile = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 25 * TELL_MS));

  test('is told once by push, mail and a call that it is their turn, in their language, and nothing else', async () => {
    const { ann, bob } = await people();
    const { path, keys } = await device(bob, { ...HOW, lang: 'pl' });
    await bob.ask('tell', { to: { way: 'hook', url: `${calls.address}/hook${path}`, group: false }, ...HOW });
    const address = `bob.${store.toLowerCase()}@example.org`;
    expect(await bob.ask('tell-mail', { address, ...HOW })).toEqual({ confirmed: false });
    await until(() => mails.mails.some(m => m.to === address));
    const code = /: ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(
      bodyOf(mails.mails.find(m => m.to === address) as never),
    )?.[1];
    await expect(bob.ask('tell-confirm', { code: 'AAAA-AAAA' })).rejects.toThrow('table-no-code');
    await bob.ask('tell-confirm', { code: code as string });
    mails.mails.length = 0;

    const table = await begin(ann, bob, { clock: { kind: 'slow', days: 2 } });
    await ann.ask('watch', { table });
    await ann.ask('answer', { table, q: 0, a: '4' });
    const hook = `/hook${path}`;
    await until(() => calls.of(path).length > 0 && calls.of(hook).length > 0 && mails.mails.length > 0);
    await awhile();
    expect([calls.of(path).length, calls.of(hook).length, mails.mails.length]).toEqual([1, 1, 1]);

    const [push] = calls.of(path);
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(push?.headers.authorization).toMatch(/^vapid t=.+, k=.+$/);
    const { key } = await bob.ask('told', {});
    expect(push?.headers.authorization).toContain(key);
    expect(keys.read(push?.body as Buffer)).toEqual({
      about: 'turn',
      title: 'tic-tac-toe',
      text: 'Twoja kolej. Zostało około 48 godz.',
      table,
      tag: expect.stringMatching(/^[\w-]{32}$/),
      lang: 'pl',
    });
    const called = JSON.parse(String(calls.of(hook)[0]?.body)) as object;
    expect(called).toMatchObject({
      about: 'turn',
      game: 'tic-tac-toe',
      table,
      url: `https://games.example.org/t/${table}`,
      text: `tic-tac-toe: It is your turn. About 48 h left. https://games.example.org/t/${table}`,
    });
    const [mail] = mails.mails as [never];
    expect(headerOf(mail, 'Subject')).toBe('tic-tac-toe: It is your turn. About 48 h left.');
    expect(headerOf(mail, 'From')).toBe('table@games.example.org');
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(bodyOf(mail)).toContain(`https://games.example.org/t/${table}`);
    // The address that ends it does.
    const target = /#untell=([\w-]+)/.exec(bodyOf(mail))?.[1] as string;
    await ann.ask('untell', { target });
    expect((await bob.ask('told', {})).to.map(t => t.way).sort()).toEqual(['hook', 'push']);
  }, 60_000);

  test('is not told who looks on, has answered meanwhile, wants it not or at that hour, or has muted the table', async () => {
    const { ann, bob } = await people();
    const [here, off, silent, muted] = await Promise.all([people(), people(), people(), people()]);
    const all = { here, off, silent, muted };
    const paths: Record<string, string> = {};
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = { from: (minute + 1430) % 1440, to: (minute + 60) % 1440, zone: 'UTC' };
    paths.answered = (await device(bob)).path;
    paths.here = (await device(here.bob)).path;
    paths.off = (await device(off.bob, { ...HOW, about: ['chat'] })).path;
    paths.silent = (await device(silent.bob, { ...HOW, quiet })).path;
    paths.muted = (await device(muted.bob)).path;
    const played: string[] = [];
    for (const [name, { ann: a, bob: b }] of Object.entries({ ...all, answered: { ann, bob } })) {
      const table = await begin(a, b);
      played.push(table);
      if (name === 'here') await b.ask('watch', { table });
      if (name === 'muted') await b.ask('mute', { table, on: true });
      await a.ask('answer', { table, q: 0, a: '4' });
      if (name === 'answered') await onceAsked(() => b.ask('answer', { table, q: 1, a: '0' }));
    }
    await awhile();
    for (const [name, path] of Object.entries(paths)) expect(calls.of(path), name).toEqual([]);
    // What waits for the end of quiet hours is still in the queue, and what was for nobody is not.
    const { notices } = at().one.store;
    const later = await notices.claim(Date.now() + 3_700_000, Date.now() + 3_700_001, 99);
    const mine = later.filter(each => played.includes(each.table));
    expect(mine).toHaveLength(1);
    for (const each of later) await notices.again(each, Date.now() + 3_600_000);
  }, 60_000);

  test('is told that somebody asks to take back, has invited them, or has written, if they want that', async () => {
    const { ann, bob } = await people();
    const { path, keys } = await device(bob, { ...HOW, about: ['undo', 'invited', 'chat'] });
    const table = await begin(ann, bob, { chat: true });
    await ann.ask('watch', { table });
    await ann.ask('answer', { table, q: 0, a: '4' });
    await onceAsked(() => bob.ask('answer', { table, q: 1, a: '0' }));
    await until(() => ann.news(table)?.now.n === 2);
    await ann.ask('undo', { table, to: 1 });
    const next = await ann.ask('create', { ...TWO(), hidden: true });
    const { friends } = await ann.ask('friends', {});
    await ann.ask('invite', {
      table: next.table,
      friend: friends.find(f => f.name === 'Bob')?.friend as string,
    });
    const told = (): (readonly unknown[])[] =>
      calls.of(path).map(c => {
        const { about, text, table: of } = keys.read(c.body);
        return [about, text, of];
      });
    await until(() => told().length >= 2);
    expect(told().sort()).toEqual([
      ['invited', 'Ann keeps a seat for you.', next.table],
      ['undo', 'Ann asks to take a move back.', table],
    ]);
    await ann.ask('say', { table, text: 'the words themselves are not told' });
    await ann.ask('say', { table, text: 'nor twice' });
    await until(() => told().length >= 3, 40_000);
    await awhile();
    expect(told().slice(2)).toEqual([['chat', 'Ann has written at the table.', table]]);
  }, 90_000);

  test('a group is told whose turn it is at tables of its leader, whoever that is', async () => {
    const { ann, bob } = await people();
    const path = `/group/${store}/${++nth}`;
    await ann.ask('tell', { to: { way: 'hook', url: calls.address + path, group: true }, ...HOW });
    const table = await begin(ann, bob);
    await ann.ask('watch', { table });
    await ann.ask('answer', { table, q: 0, a: '4' });
    await until(() => calls.of(path).length > 0);
    expect(JSON.parse(String(calls.of(path)[0]?.body))).toMatchObject({
      content: expect.stringMatching(/It is Bob’s turn/),
    });
  }, 60_000);

  test('a service that is busy is asked again, and one where nobody is any more is forgotten', async () => {
    const { ann, bob } = await people();
    const { path } = await device(bob);
    calls.status = 503;
    const first = await begin(ann, bob);
    await ann.ask('answer', { table: first, q: 0, a: '4' });
    await until(() => calls.of(path).length === 1);
    calls.status = 410;
    await until(() => calls.of(path).length === 2);
    calls.status = 201;
    await until(async () => (await bob.ask('told', {})).to.length === 0);
  }, 90_000);

  test('has a calendar at a secret address, of their own turns and nobody else’s', async () => {
    const { ann, bob } = await people();
    const table = await begin(ann, bob, { clock: { kind: 'slow', days: 3 } });
    const read = async (path: string): Promise<Response> => fetch(`http://127.0.0.1:${at().two.port}${path}`);
    const [hers, his] = [await ann.ask('feed', { on: true }), await bob.ask('feed', { on: true })];
    const calendar = await read(hers.path as string);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(calendar.headers.get('cache-control')).toBe('private, no-store');
    const text = await calendar.text();
    expect(text).toContain(`URL:https://games.example.org/t/${table}`);
    expect(text).toContain('SUMMARY:tic-tac-toe: your turn\\, Bob');
    expect(text).toMatch(/DTEND:\d{8}T\d{6}Z/);
    expect(await (await read(`${his.path}?lang=pl`)).text()).not.toContain('VEVENT');
    const fresh = await ann.ask('feed', { on: true });
    expect((await read(hers.path as string)).status).toBe(404);
    expect((await read(fresh.path as string)).status).toBe(200);
    await ann.ask('feed', { on: false });
    expect((await read(fresh.path as string)).status).toBe(404);
  }, 60_000);
});
