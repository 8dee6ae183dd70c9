import { expect, test } from 'vitest';
import { Client, until, world } from './fixtures/world.js';
import { MemoryStore, type PeerMessage, type Said } from './index.js';

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

/** A table of ann's with a chat, and a clock that the test moves. */
const room = async (heard?: boolean) => {
  const clock = { now: 1000 };
  const { service } = world(new MemoryStore(), { now: () => clock.now });
  const people = ['ann', 'eve', 'joe'].map(name => new Client(service, name)) as [Client, Client, Client];
  const [ann, eve, joe] = people;
  const { table } = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [...SEATS],
    chat: true,
    ...(heard !== undefined && { heard }),
  });
  await ann.ask('watch', { table });
  const heardBy = (c: Client): Omit<Said, 'at'>[] =>
    c.pushes.flatMap(p => (p.push === 'said' ? [{ seat: p.seat, name: p.name, text: p.text } as Said] : []));
  return { clock, service, ann, eve, joe, table, heardBy };
};

test('who looks on is seen by everybody, and no longer when they leave or sit down', async () => {
  const { ann, eve, joe, table, service } = await room();
  expect((await eve.ask('watch', { table })).onlookers).toEqual({ count: 0, names: [] });
  await joe.ask('watch', { table });
  const both = { count: 2, names: ['eve', 'joe'] };
  await until(() => [ann, eve, joe].every(c => c.last?.onlookers.count === 2));
  for (const c of [ann, eve, joe]) expect(c.last?.onlookers).toEqual(both);
  // A second page of the same person is the same person.
  await new Client(service, 'joe').ask('watch', { table });
  await eve.ask('hello', { protocol: 1, name: 'ann' });
  await until(() => ann.last?.onlookers.names[0] !== 'eve');
  expect(ann.last?.onlookers).toEqual({ count: 2, names: ['ann (2)', 'joe'] });
  await eve.ask('unwatch', { table });
  await until(() => ann.last?.onlookers.count === 1);
  await joe.ask('join', { table });
  await until(() => ann.last?.onlookers.count === 0);
  expect((await ann.ask('watch', { table })).onlookers).toEqual({ count: 0, names: [] });
});

test('of a crowd the first are named and all are counted; those called alike are told apart', async () => {
  const { ann, table, service } = await room();
  for (let i = 0; i < 20; i++) {
    const one = new Client(service, `guest ${i}`);
    await one.ask('hello', { protocol: 1, name: 'Gall' });
    await one.ask('watch', { table });
  }
  await until(() => ann.last?.onlookers.count === 20);
  const names = ann.last?.onlookers.names ?? [];
  expect(names).toHaveLength(12);
  expect(names.slice(0, 3)).toEqual(['Gall', 'Gall (2)', 'Gall (3)']);
});

test('spectators are not heard unless the host lets them, at the beginning or later, until the host no longer does', async () => {
  const { ann, eve, joe, table, heardBy } = await room();
  await eve.ask('watch', { table });
  const silent = { code: 'not-yours', why: { id: 'table-not-heard' } };
  expect(await eve.refusal('say', { table, text: 'hi' })).toMatchObject(silent);
  expect(await eve.refusal('hear', { table, heard: true })).toMatchObject({ why: { id: 'table-not-host' } });
  await ann.ask('hear', { table, heard: true });
  expect(ann.last?.info.heard).toBe(true);
  await eve.ask('say', { table, text: 'hi' });
  for (const c of [ann, eve]) expect(heardBy(c)).toEqual([{ seat: null, name: 'eve', text: 'hi' }]);
  // Whoever is heard is seen.
  expect(await joe.refusal('say', { table, text: 'boo' })).toMatchObject({ why: { id: 'table-no-seat' } });
  expect((await joe.ask('watch', { table })).said).toEqual([
    { seat: null, name: 'eve', text: 'hi', at: 1000 },
  ]);
  await ann.ask('hear', { table, heard: false });
  expect(await eve.refusal('say', { table, text: 'again' })).toMatchObject(silent);
  await ann.ask('say', { table, text: 'quiet now' });
  expect(heardBy(eve).at(-1)).toEqual({ seat: 'p1', name: undefined, text: 'quiet now' });
});

test('where there is no chat nobody is heard, and the host cannot let anybody be', async () => {
  const { service } = await room();
  const [ann, eve] = [new Client(service, 'ann'), new Client(service, 'eve')];
  const { table } = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [...SEATS],
    heard: true,
  });
  await eve.ask('watch', { table });
  expect(await eve.refusal('say', { table, text: 'hi' })).toMatchObject({ code: 'not-yours' });
  expect(await ann.refusal('hear', { table, heard: true })).toMatchObject({ why: { id: 'table-chat-off' } });
});

test('a spectator says four lines at once and then one in three seconds; players are not held up by that', async () => {
  const { clock, ann, eve, table, heardBy } = await room(true);
  await eve.ask('watch', { table });
  const tooFast = { code: 'too-fast', why: { id: 'table-too-fast' } };
  for (let i = 0; i < 4; i++) await eve.ask('say', { table, text: `line ${i}` });
  expect(await eve.refusal('say', { table, text: 'one more' })).toMatchObject(tooFast);
  for (let i = 0; i < 9; i++) await ann.ask('say', { table, text: 'mine' });
  clock.now += 2999;
  expect(await eve.refusal('say', { table, text: 'one more' })).toMatchObject(tooFast);
  clock.now += 1;
  await eve.ask('say', { table, text: 'one more' });
  expect(await eve.refusal('say', { table, text: 'and more' })).toMatchObject(tooFast);
  expect(heardBy(ann).filter(s => s.seat === null)).toHaveLength(5);
});

test('all spectators of a table together say a dozen lines at once, however many they are', async () => {
  const { ann, table, service, heardBy } = await room(true);
  let refused = 0;
  for (let i = 0; i < 20; i++) {
    const one = new Client(service, `guest ${i}`);
    await one.ask('watch', { table });
    await one.ask('say', { table, text: 'me!' }).catch(() => refused++);
  }
  expect(refused).toBe(8);
  expect(heardBy(ann)).toHaveLength(12);
});

test('a rematch hears whom its match heard', async () => {
  const { ann, table } = await room(true);
  await ann.ask('seat', { table, seat: 'p2', as: { kind: 'bot', level: 'random' } });
  await ann.ask('start', { table });
  for (;;) {
    await until(() => ann.last?.mine != null || ann.last?.info.phase === 'over');
    const mine = ann.last?.mine;
    if (!mine || ann.last?.info.phase === 'over') break;
    const a = mine.options.find(o => !o.refusal)?.answer;
    if (a === undefined) break;
    await ann.ask('answer', { table, q: mine.q, a }).catch(() => undefined);
  }
  await until(() => ann.last?.info.phase === 'over');
  const again = await ann.ask('rematch', { table });
  expect((await ann.ask('watch', { table: again.table })).info).toMatchObject({ chat: true, heard: true });
});

test('those who look on through another process are counted too, as long as that says so', async () => {
  const store = new MemoryStore();
  const clock = { now: 1000 };
  const now = (): number => clock.now;
  const told: PeerMessage[] = [];
  const here = world(store, { now });
  const there = world(store, { now, notifyPeers: m => told.push(m) });
  const ann = new Client(here.service, 'ann');
  const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [...SEATS] });
  await ann.ask('watch', { table });
  const eve = new Client(there.service, 'eve');
  await eve.ask('watch', { table });
  await until(() => told.some(m => m.kind === 'onlookers'));
  for (const m of told) here.service.presence.hear('there', m);
  await until(() => ann.last?.onlookers.count === 1);
  expect(ann.last?.onlookers).toEqual({ count: 1, names: ['eve'] });
  // Eve's process falls silent; somebody here makes the table count again.
  clock.now += 90_001;
  await new Client(here.service, 'joe').ask('watch', { table });
  await until(() => ann.last?.onlookers.names[0] === 'joe');
  expect(ann.last?.onlookers.count).toBe(1);
});
