import { expect, test } from 'vitest';
import { Client, world } from './fixtures/world.js';

const OPTIONS = { points: 6, field: { name: 'the ford', rounds: 2 } };
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'random' } as const;
const army = (...units: string[]) => ({ option: 'armies', data: { units } });

const people = () => {
  const { service } = world();
  return ['ann', 'bob'].map(id => new Client(service, id)) as [Client, Client];
};

const meeting = async () => {
  const [ann, bob] = people();
  const { table, links } = await ann.ask('create', { game: 'muster', options: OPTIONS, seats: [me, open] });
  await bob.ask('join', { table, token: links.p2 as string });
  return { ann, bob, table };
};

test('a match does not start while somebody has brought nothing', async () => {
  const { ann, bob, table } = await meeting();
  await ann.ask('bring', { table, ...army('riders') });
  const { info } = await bob.ask('watch', { table });
  expect(info.seats.map(s => s.ready)).toEqual([true, false]);
  await expect(ann.ask('start', { table })).rejects.toThrow('not-open table-not-brought');
  await bob.ask('bring', { table, ...army('captain') });
  await ann.ask('start', { table });
  const { view } = await bob.ask('watch', { table });
  expect(view).toMatchObject({ armies: { p1: ['riders'], p2: ['captain'] }, rounds: 2 });
  await expect(bob.ask('bring', { table, ...army('riders') })).rejects.toThrow('not-open table-started');
});

test('what breaks a rule is refused with its rule and place, and what was brought before stays', async () => {
  const { ann, table } = await meeting();
  await ann.ask('bring', { table, ...army('riders', 'archers') });
  const refusal = await ann.refusal('bring', { table, ...army('archers', 'captain', 'captain') });
  expect(refusal).toEqual({
    code: 'refused',
    rule: 'MUS-ARMY-02',
    why: { id: 'one-captain' },
    at: 'armies.p1.units.2',
  });
  const dear = await ann.refusal('bring', { table, ...army('captain', 'riders') });
  expect(dear).toMatchObject({ rule: 'MUS-ARMY-03', why: { args: { cost: 7, points: 6 } } });
  for (const option of ['points', 'field', 'nothing'])
    expect((await ann.refusal('bring', { table, option, data: {} })).why.id).toBe('table-nothing-to-bring');
  const { info } = await ann.ask('watch', { table });
  expect(info.options.armies).toEqual({ p1: { units: ['archers', 'riders'] } });
});

test('nobody brings anything for another person; the host may for a bot', async () => {
  const { ann, bob, table } = await meeting();
  await expect(ann.ask('bring', { table, seat: 'p2', ...army('riders') })).rejects.toThrow('not-yours');
  await ann.ask('seat', { table, seat: 'p2', as: bot });
  await expect(bob.ask('bring', { table, seat: 'p2', ...army('riders') })).rejects.toThrow('not-yours');
  await ann.ask('bring', { table, seat: 'p2', ...army('riders') });
  await ann.ask('bring', { table, ...army('militia') });
  await ann.ask('start', { table });
  const { view } = await ann.ask('watch', { table });
  expect(view).toMatchObject({ armies: { p1: ['militia'], p2: ['riders'] } });
});

test('what somebody brought leaves the table with them', async () => {
  const { ann, bob, table } = await meeting();
  await bob.ask('bring', { table, ...army('captain') });
  await bob.ask('resign', { table });
  expect((await ann.ask('watch', { table })).info.options.armies).toEqual({});
});

test('against a bot it starts at once if I bring mine, and waits for it otherwise', async () => {
  const [ann] = people();
  const wanted = { game: 'muster', seats: [me, bot] };
  const armies = { p1: { units: ['riders'] } };
  const begun = await ann.ask('create', { ...wanted, options: { ...OPTIONS, armies } });
  const { info, view } = await ann.ask('watch', { table: begun.table });
  expect([info.phase, view]).toMatchObject([
    'playing',
    { armies: { p2: ['archers', 'archers', 'archers'] } },
  ]);
  const waits = await ann.ask('create', { ...wanted, options: OPTIONS });
  expect((await ann.ask('watch', { table: waits.table })).info.phase).toBe('open');
});

test('who makes a table cannot choose what a stranger brings', async () => {
  const [ann] = people();
  const armies = { p1: { units: ['riders'] }, p2: { units: ['militia'] } };
  const { table } = await ann.ask('create', {
    ...{ game: 'muster', seats: [me, open] },
    options: { ...OPTIONS, armies },
  });
  const { info } = await ann.ask('watch', { table });
  expect(info.options.armies).toEqual({ p1: { units: ['riders'] } });
});

test('a list tells plain settings and one sentence; whoever opens the table gets the whole', async () => {
  const { ann, table } = await meeting();
  await ann.ask('bring', { table, ...army('riders') });
  const [listed] = (await ann.ask('list', {})).mine;
  expect(listed?.options).toEqual({ points: 6 });
  expect(listed?.brief).toEqual({ id: 'brief', args: { name: 'the ford', rounds: 2, points: 6 } });
  const { info } = await ann.ask('watch', { table });
  expect(info.options).toEqual({ ...OPTIONS, armies: { p1: { units: ['riders'] } } });
});

test('data beyond every bound is no request', async () => {
  const { ann, table } = await meeting();
  const deep = JSON.parse(`${'['.repeat(9)}${']'.repeat(9)}`);
  for (const data of [deep, 'x'.repeat(201), new Array(4000).fill(1)])
    expect((await ann.refusal('bring', { table, option: 'armies', data })).code).toBe('malformed');
});

test('what somebody brings is told to nobody else before the start: only that they have', async () => {
  const { ann, bob, table } = await meeting();
  const eve = new Client(ann.service, 'eve');
  const brought = async (c: Client) => (await c.ask('watch', { table, changes: true })).info.options.armies;
  for (const c of [bob, eve]) await c.ask('watch', { table, changes: true });
  await ann.ask('bring', { table, ...army('riders', 'militia') });
  expect([await brought(ann), await brought(bob), await brought(eve)]).toEqual([
    { p1: { units: ['militia', 'riders'] } },
    {},
    {},
  ]);
  const { info } = await bob.ask('watch', { table });
  expect(info.seats.map(s => s.ready)).toEqual([true, false]);
  expect(JSON.stringify([bob.pushes, eve.pushes])).not.toContain('riders');
  await bob.ask('bring', { table, ...army('captain') });
  // Whoever is ready may still think again, and so learns nothing yet.
  expect([await brought(ann), await brought(bob)]).toEqual([
    { p1: { units: ['militia', 'riders'] } },
    { p2: { units: ['captain'] } },
  ]);
  await ann.ask('start', { table });
  for (const c of [ann, bob, eve])
    expect(await brought(c)).toEqual({ p1: { units: ['militia', 'riders'] }, p2: { units: ['captain'] } });
});

test('what the host brings for a bot, the host sees', async () => {
  const { ann, bob, table } = await meeting();
  await ann.ask('seat', { table, seat: 'p2', as: bot });
  await ann.ask('bring', { table, seat: 'p2', ...army('riders') });
  const seen = async (c: Client) => (await c.ask('watch', { table })).info.options.armies;
  expect([await seen(ann), await seen(bob)]).toEqual([{ p2: { units: ['riders'] } }, {}]);
});
