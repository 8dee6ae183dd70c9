import type { Answer } from '@potyczka/kernel';
import { series } from '@potyczka/kernel/fixtures';
import { expect, test } from 'vitest';
import { Client, until, world } from './fixtures/world.js';
import type { Deps } from './index.js';

/** A bot that answers when it is told to. */
const slowBot = () => {
  const thoughts: { readonly table: string; answer(a: Answer): void }[] = [];
  const think: Deps['think'] = t =>
    new Promise(resolve => thoughts.push({ table: t.table, answer: a => resolve(a) }));
  return { thoughts, think };
};

const people = <const K extends string>(service: ConstructorParameters<typeof Client>[0], ...ids: K[]) =>
  Object.fromEntries(ids.map(id => [id, new Client(service, id)])) as Record<K, Client>;

const SEALED = { sealed: (text: string) => `sealed-${[...text].reverse().join('').replaceAll(' ', '-')}` };

/** Ann against a bot, in the middle of tic-tac-toe. */
const begun = async (more: Partial<Deps> = {}, wishes: object = {}) => {
  const bot = slowBot();
  const w = world(undefined, { think: bot.think, ...SEALED, ...more });
  const who = people(w.service, 'ann', 'bob', 'eve');
  const made = await who.ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'search' }],
    ...wishes,
  });
  const { table } = made;
  for (const each of Object.values(who)) await each.ask('watch', { table });
  const asking = async () => (await who.ann.ask('watch', { table })).info.asking ?? [];
  return { ...w, ...who, ...bot, table, made, asking };
};

test('the host lets somebody have a bot’s seat; the bot’s thought comes too late, and the match goes on, also replayed', async () => {
  const { service, store, ann, bob, table, thoughts, asking, faults } = await begun();
  await ann.ask('answer', { table, q: 0, a: '4' });
  await until(() => thoughts.length === 1);
  await bob.ask('ask-seat', { table, seat: 'p2' });
  expect(bob.last?.info).toMatchObject({ asked: 'p2', mine: null });
  const [asked] = await asking();
  expect(asked).toMatchObject({ seat: 'p2', name: 'bob' });
  await ann.ask('admit', { table, who: asked?.who as string, admit: true });
  expect(bob.last).toMatchObject({ info: { mine: 'p2', myTurn: true }, mine: { seat: 'p2' } });
  expect(await asking()).toEqual([]);
  // What the bot meant to do is nobody's answer any more.
  thoughts[0]?.answer('0');
  await new Promise(r => setTimeout(r, 20));
  expect(service.live.get(table)?.match?.n).toBe(1);
  for (const [i, a] of ['0', '3', '1', '5'].entries())
    await (i % 2 ? ann : bob).ask('answer', { table, q: i + 1, a });
  const stored = await store.load(table);
  expect(stored?.entries.map(e => ('by' in e ? e.by : 'people'))).not.toContain('bot');
  // As another process reads it.
  const again = world(store);
  const seen = await new Client(again.service, 'bob').ask('watch', { table });
  expect(seen.info.mine).toBe('p2');
  expect(seen.n).toBe(service.live.get(table)?.match?.n);
  expect(faults).toEqual([]);
});

test('whoever sits down knows what the seat knew and nothing else, and reads its log from the start', async () => {
  const bot = slowBot();
  const { service } = world(undefined, { ...bot, ...SEALED });
  const { ann, bob } = people(service, 'ann', 'bob');
  const { table } = await ann.ask('create', {
    game: 'ambush',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    late: 'free',
  });
  await ann.ask('watch', { table });
  const before = await bob.ask('watch', { table });
  await bob.ask('join', { table });
  const news = bob.pushes.filter(p => p.push === 'news').at(-1);
  const match = service.live.get(table)?.match;
  expect(news?.now.view).toEqual(match?.run.view('p2'));
  expect(news?.now.view).not.toEqual(before.view);
  expect(news?.now.view).not.toEqual(match?.run.view('p1'));
  expect(news?.from).toBe(0);
  expect(news?.log).toEqual(match?.events('p2', 0));
  expect(news?.log).not.toEqual(match?.events('p1', 0));
});

test('whoever has left a seat may come back to that one, and to no other', async () => {
  const { service } = world(undefined, SEALED);
  const { ann, bob } = people(service, 'ann', 'bob');
  const { table, links } = await ann.ask('create', {
    game: 'discs',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    late: 'free',
  });
  await bob.ask('join', { table, token: links.p2 as string });
  await ann.ask('start', { table });
  await bob.ask('watch', { table });
  await ann.ask('resign', { table });
  await bob.ask('resign', { table });
  for (const [who, other] of [
    [ann, 'p2'],
    [bob, 'p1'],
  ] as const) {
    expect((await who.refusal('join', { table, seat: other })).why.id).toBe('table-sat-elsewhere');
    expect((await who.refusal('ask-seat', { table, seat: other })).why.id).toBe('table-sat-elsewhere');
  }
  expect(await bob.ask('join', { table, seat: 'p2' })).toEqual({ seat: 'p2' });
  expect(await ann.ask('join', { table, seat: 'p1' })).toEqual({ seat: 'p1' });
});

test('a link to a seat that was taken or left opens nothing; the host has the links of bots’ seats, others none', async () => {
  const { ann, bob, eve, table } = await begun();
  const links = async (who: Client) =>
    (await who.ask('list', {})).mine.find(t => t.table === table)?.links ?? {};
  const { p2 } = await links(ann);
  expect(Object.keys(await links(ann))).toEqual(['p2']);
  expect((await bob.ask('watch', { table })).info.links).toBeUndefined();
  expect(await bob.ask('join', { table, token: p2 as string })).toEqual({ seat: 'p2' });
  expect((await eve.refusal('join', { table, token: p2 as string })).why.id).toBe('table-seat-taken');
  await bob.ask('resign', { table });
  expect((await eve.refusal('join', { table, token: p2 as string })).why.id).toBe('table-seat-taken');
  const fresh = (await links(ann)).p2;
  expect(fresh).not.toBe(p2);
  // Also the link by which somebody came before the start.
  const open = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const token = open.links.p2 as string;
  await bob.ask('join', { table: open.table, token });
  await ann.ask('start', { table: open.table });
  await bob.ask('resign', { table: open.table });
  expect((await eve.refusal('join', { table: open.table, token })).why.id).toBe('table-seat-taken');
  // Where nobody new is wanted, no link helps.
  await ann.ask('late', { table, late: 'no' });
  expect(await links(ann)).toEqual({});
  expect((await eve.refusal('join', { table, token: fresh as string })).why.id).toBe('table-late-no');
});

test('strangers neither let anybody in nor take a person’s seat nor set how one comes in', async () => {
  const { ann, bob, eve, table, asking } = await begun();
  await bob.ask('ask-seat', { table, seat: 'p2' });
  const who = (await asking())[0]?.who as string;
  // Nobody but the host is told who asks.
  expect((await eve.ask('watch', { table })).info.asking).toBeUndefined();
  for (const stranger of [bob, eve]) {
    expect((await stranger.refusal('admit', { table, who, admit: true })).why.id).toBe('table-not-host');
    expect((await stranger.refusal('late', { table, late: 'free' })).why.id).toBe('table-not-host');
    expect((await stranger.refusal('join', { table })).why.id).toBe('table-ask-host');
    expect((await stranger.refusal('join', { table, seat: 'p1' })).why.id).toBe('table-seat-taken');
    expect((await stranger.refusal('ask-seat', { table, seat: 'p1' })).why.id).toBe('table-seat-taken');
  }
  // The host has a seat already, and nobody can let in whoever does not ask.
  expect((await ann.refusal('ask-seat', { table, seat: 'p2' })).why.id).toBe('table-one-seat');
  expect((await ann.refusal('admit', { table, who: 'nobody-at-all', admit: true })).why.id).toBe(
    'table-nobody-asks',
  );
  await bob.ask('ask-seat', { table });
  expect((await ann.refusal('admit', { table, who, admit: true })).why.id).toBe('table-nobody-asks');
});

test('who asks for a seat, or has one kept for them, is told so alone among those who look on', async () => {
  const { service, ann, bob, eve, table } = await begun();
  await bob.ask('ask-seat', { table, seat: 'p2' });
  expect(bob.last?.info.asked).toBe('p2');
  expect(eve.last?.info.asked).toBeUndefined();
  const other = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.ask('join', { table: other.table, token: other.links.p2 as string });
  await ann.ask('start', { table: other.table });
  const { friends } = await ann.ask('friends', {});
  const next = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  for (const each of [bob, eve, new Client(service, 'zoe')]) await each.ask('watch', { table: next.table });
  await ann.ask('invite', { table: next.table, friend: friends[0]?.friend as string });
  expect(bob.last?.info.invited).toBe('p2');
  expect(eve.last?.info.invited).toBeUndefined();
});

test('whoever is turned away does not ask again, and eight ask at most, each for one seat', async () => {
  const { service, ann, bob, table, asking } = await begun();
  await bob.ask('ask-seat', { table, seat: 'p2' });
  await bob.ask('ask-seat', { table, seat: 'p2' });
  const [asked, ...more] = await asking();
  expect(more).toEqual([]);
  await ann.ask('admit', { table, who: asked?.who as string, admit: false });
  expect(bob.last?.info.asked).toBeUndefined();
  expect((await bob.refusal('ask-seat', { table, seat: 'p2' })).why.id).toBe('table-turned-away');
  await ann.ask('late', { table, late: 'free' });
  expect((await bob.refusal('join', { table })).why.id).toBe('table-turned-away');
  for (let i = 0; i < 8; i++) await new Client(service, `one ${i}`).ask('ask-seat', { table, seat: 'p2' });
  expect((await new Client(service, 'nine').refusal('ask-seat', { table, seat: 'p2' })).why.id).toBe(
    'table-many-ask',
  );
});

test('a locked or hidden table lets nobody in by themselves, whatever it says about those who come late', async () => {
  const { ann, bob, table } = await begun({}, { late: 'free', hidden: true });
  expect((await bob.refusal('join', { table })).why.id).toBe('table-ask-host');
  await ann.ask('lock', { table, locked: true });
  expect((await bob.refusal('join', { table })).why.id).toBe('table-ask-host');
  await bob.ask('ask-seat', { table, seat: 'p2' });
});

test('whoever the host has blocked gets no seat but by a link', async () => {
  const { service, store, ann, bob, table, made } = await begun({}, { late: 'free' });
  // They know each other from another table.
  const other = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.ask('join', { table: other.table, token: other.links.p2 as string });
  await ann.ask('start', { table: other.table });
  const { friends } = await ann.ask('friends', {});
  await ann.ask('block', { friend: friends[0]?.friend as string, on: true });
  expect((await bob.refusal('join', { table })).why.id).toBe('table-not-welcome');
  expect((await bob.refusal('ask-seat', { table, seat: 'p2' })).why.id).toBe('table-not-welcome');
  const { table: stored } = (await store.load(table)) ?? {};
  expect(await bob.ask('join', { table, token: stored?.seats[1]?.token as string })).toEqual({ seat: 'p2' });
  expect(service.live.get(table)?.botAt('p2')).toBeNull();
  expect(made.seat).toBe('p1');
});

test('the clock of whoever takes a seat begins when they sit down', async () => {
  let time = 1000;
  const bot = slowBot();
  const { ann, bob, table, thoughts } = await begun(
    { now: () => time, think: bot.think },
    { clock: { kind: 'live', seconds: 60 }, late: 'free' },
  );
  expect(thoughts).toEqual([]);
  await ann.ask('answer', { table, q: 0, a: '4' });
  await until(() => bot.thoughts.length === 1);
  time += 59_000;
  await bob.ask('join', { table });
  expect(bob.last?.deadline).toBe(time + 60_000);
});

test('a match that is over, has not begun, or belongs to a campaign lets nobody in late', async () => {
  const campaignOf: Deps['campaignOf'] = () => series as never;
  const { service } = world(undefined, { ...SEALED, campaignOf });
  const { ann, bob } = people(service, 'ann', 'bob');
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const open = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [...seats] });
  expect((await bob.refusal('ask-seat', { table: open.table, seat: 'p2' })).why.id).toBe('table-not-started');
  await bob.ask('join', { table: open.table, token: open.links.p2 as string });
  await ann.ask('start', { table: open.table });
  for (const [q, a] of ['0', '3', '1', '4', '2'].entries())
    await (q % 2 ? bob : ann).ask('answer', { table: open.table, q, a });
  await until(() => service.live.get(open.table)?.table.phase === 'over');
  const eve = new Client(service, 'eve');
  expect((await eve.refusal('ask-seat', { table: open.table, seat: 'p2' })).why.id).toBe('table-over');
  // An evening of a campaign belongs to those who have its chairs.
  const { campaign } = await ann.ask('campaign-begin', {
    game: 'tic-tac-toe',
    name: 'Rain',
    chairs: 1,
    options: { most: 3 },
  });
  const { table: evening } = await ann.ask('campaign-play', { campaign, offer: 'a-game' });
  expect((await bob.refusal('ask-seat', { table: evening, seat: 'p2' })).why.id).toBe('table-late-no');
  expect((await ann.refusal('late', { table: evening, late: 'free' })).why.id).toBe('table-late-no');
});

test('who is forgotten asks for nothing any more', async () => {
  const { ann, bob, eve, table, asking } = await begun();
  await bob.ask('ask-seat', { table, seat: 'p2' });
  expect((await bob.ask('list', {})).mine.map(t => t.table)).toEqual([table]);
  await bob.ask('forget', { sure: true });
  expect(await asking()).toEqual([]);
  // Nor does a table go with them at which only bots sit.
  const show = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ],
  });
  await eve.ask('ask-seat', { table: show.table, seat: 'p2' });
  await eve.ask('forget', { sure: true });
  expect((await ann.ask('watch', { table: show.table })).info.asking).toBeUndefined();
});
