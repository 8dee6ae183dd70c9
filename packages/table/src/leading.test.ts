import { expect, test } from 'vitest';
import { Client, world } from './fixtures/world.js';

const MINUTE = 60_000;

/** Ann leads a table at which bob sits; eve looks on. */
const begun = async (wishes: object = {}) => {
  const clock = { time: 1000 };
  const w = world(undefined, { now: () => clock.time, sealed: text => text.replaceAll(' ', '-') });
  const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(w.service, id)) as [
    Client,
    Client,
    Client,
  ];
  const { table, links } = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...wishes,
  });
  await bob.ask('join', { table, token: links.p2 as string });
  for (const each of [ann, bob, eve]) await each.ask('watch', { table });
  return { ...w, clock, ann, bob, eve, table };
};

test('a host hands the table over to somebody who sits there, and has no say any more', async () => {
  const { ann, bob, eve, table } = await begun();
  for (const stranger of [bob, eve])
    expect((await stranger.refusal('hand-over', { table, seat: 'p2' })).why.id).toBe('table-not-host');
  expect((await ann.refusal('hand-over', { table, seat: 'p9' })).why.id).toBe('table-no-successor');
  await ann.ask('hand-over', { table, seat: 'p2' });
  expect(bob.last?.info).toMatchObject({ host: true, leader: 'p2' });
  expect(ann.last?.info).toMatchObject({ host: false, leader: 'p2' });
  expect((await ann.refusal('start', { table })).why.id).toBe('table-not-host');
  expect((await ann.refusal('hand-over', { table, seat: 'p1' })).why.id).toBe('table-not-host');
  await bob.ask('start', { table });
  expect(ann.last?.info.phase).toBe('playing');
});

test('a bot or a free seat leads nothing', async () => {
  const { service } = world();
  const ann = new Client(service, 'ann');
  for (const other of [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }] as const) {
    const { table } = await ann.ask('create', {
      game: 'tic-tac-toe',
      options: {},
      seats: [{ kind: 'me' }, other],
    });
    expect((await ann.refusal('hand-over', { table, seat: 'p2' })).why.id).toBe('table-no-successor');
  }
});

test.each([
  [{ clock: { kind: 'live', seconds: 60 } }, 10],
  [{}, 24 * 60],
  [{ clock: { kind: 'slow', days: 1 } }, 72 * 60],
] as const)(
  'who sits at a table leads it once the host has been away as long as was said: %j',
  async (wishes, minutes) => {
    const { ann, bob, eve, table, clock } = await begun(wishes);
    expect(bob.last?.info.leadMinutes ?? minutes).toBe(minutes);
    clock.time += minutes * 2 * MINUTE;
    expect((await bob.refusal('take-lead', { table })).why.id).toBe('table-host-here');
    ann.close();
    const early = await bob.refusal('take-lead', { table });
    expect(early.why).toEqual({ id: 'table-host-not-long', args: { minutes } });
    clock.time += minutes * MINUTE - 1;
    expect((await bob.refusal('take-lead', { table })).why.id).toBe('table-host-not-long');
    clock.time += 1;
    expect((await eve.refusal('take-lead', { table })).why.id).toBe('table-no-seat');
    await bob.ask('take-lead', { table });
    expect(bob.last?.info).toMatchObject({ host: true, leader: 'p2' });
  },
);

test('how long a host has been away is known after a restart, and begins anew when they look in', async () => {
  const { ann, bob, store, service, table, clock, faults } = await begun();
  clock.time += 60 * MINUTE;
  bob.close();
  await service.close();
  // Her page is closed only after the store: nothing can be noted then.
  store.belongings.put = async () => {
    throw new Error('closed');
  };
  ann.close();
  await new Promise(r => setTimeout(r, 5));
  expect(faults).toEqual([]);
  Reflect.deleteProperty(store.belongings, 'put');
  clock.time += 23 * 60 * MINUTE + 59 * MINUTE;
  const first = new Client(world(store, { now: () => clock.time }).service, 'bob');
  expect((await first.refusal('take-lead', { table })).why.id).toBe('table-host-not-long');
  first.close();
  const again = world(store, { now: () => clock.time });
  const annAgain = new Client(again.service, 'ann');
  await annAgain.ask('watch', { table });
  annAgain.close();
  clock.time += 2 * 60 * MINUTE;
  const bobAgain = new Client(again.service, 'bob');
  expect((await bobAgain.refusal('take-lead', { table })).why.id).toBe('table-host-not-long');
  clock.time += 22 * 60 * MINUTE;
  await bobAgain.ask('take-lead', { table });
});

test('a host who was here when a process died has not been away since the table was made', async () => {
  const { ann, store, table, clock } = await begun();
  await ann.ask('unwatch', { table });
  clock.time += 30 * 24 * 60 * MINUTE;
  await ann.ask('watch', { table });
  // Nobody says goodbye.
  clock.time += 60 * MINUTE;
  const bob = new Client(world(store, { now: () => clock.time }).service, 'bob');
  expect((await bob.refusal('take-lead', { table })).why.id).toBe('table-host-not-long');
});

test('nobody is made to lead more open tables than they may open, nor by somebody whom they have blocked', async () => {
  const { service, ann, bob, table } = await begun();
  await ann.ask('start', { table });
  const { friends } = await bob.ask('friends', {});
  await bob.ask('block', { friend: friends[0]?.friend as string, on: true });
  expect((await ann.refusal('hand-over', { table, seat: 'p2' })).why.id).toBe('table-no-successor');
  await bob.ask('block', { friend: friends[0]?.friend as string, on: false });
  const open = { game: 'tic-tac-toe', options: {}, seats: [{ kind: 'open' }, { kind: 'open' }] } as const;
  for (let i = 0; i < 10; i++) await bob.ask('create', { ...open, seats: [...open.seats] });
  const { table: listed } = await ann.ask('create', { ...open, seats: [...open.seats] });
  await bob.ask('join', { table: listed, seat: 'p1' });
  expect((await ann.refusal('hand-over', { table: listed, seat: 'p1' })).why.id).toBe('table-many-open');
  // What strangers do not find may be handed over.
  await ann.ask('hand-over', { table, seat: 'p2' });
  expect(service.live.get(table)?.table.host).toBe('bob');
});
