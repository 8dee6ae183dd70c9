import { hashOf } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { two as begin, Client, until } from './fixtures/world.js';
import { MemoryStore } from './store.js';

const two = () => begin(new MemoryStore(), { sealed: text => hashOf(['sealed', text]).slice(0, 32) });

const TWO = { game: 'tic-tac-toe', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const wanted = (more: object = {}) => ({ ...TWO, seats: [...TWO.seats], ...more });

test('friends are those with whom one has played, under a word that says nothing to others', async () => {
  const { service, ann, bob } = await two();
  const eve = new Client(service, 'eve');
  expect((await eve.ask('friends', {})).friends).toEqual([]);
  const [friend] = (await ann.ask('friends', {})).friends;
  expect(friend).toMatchObject({ name: 'bob', games: 1, blocked: false });
  expect(JSON.stringify(await bob.ask('friends', {}))).not.toContain(friend?.friend);
  const { table } = await eve.ask('create', wanted());
  await expect(eve.ask('invite', { table, friend: friend?.friend as string })).rejects.toThrow(
    'table-no-friend',
  );
});

test('a friend who is invited finds the table, is told at once, and needs no link; nobody else gets the seat', async () => {
  const { service, ann, bob } = await two();
  const eve = new Client(service, 'eve');
  await bob.ask('list', {});
  const { table } = await ann.ask('create', wanted());
  const [friend] = (await ann.ask('friends', {})).friends;
  const handle = friend?.friend as string;
  await expect(bob.ask('invite', { table, seat: 'p2' })).rejects.toThrow('table-not-host');
  bob.pushes.length = 0;
  expect(await ann.ask('invite', { table, friend: handle })).toEqual({ seat: 'p2' });
  await until(() => bob.pushes.some(p => p.push === 'lists'));
  const mine = (await bob.ask('list', {})).mine.find(t => t.table === table);
  expect(mine).toMatchObject({ invited: 'p2', mine: null });
  expect(mine?.seats[1]).toMatchObject({ kind: 'open', asked: 'bob' });
  await expect(eve.ask('join', { table })).rejects.toThrow('table-seat-taken');
  await ann.ask('lock', { table, locked: true });
  expect(await bob.ask('join', { table })).toEqual({ seat: 'p2' });
  await expect(ann.ask('invite', { table, friend: handle })).rejects.toThrow('table-sits-already');
});

test('an invitation is taken back with its link, and moves with its friend to another seat', async () => {
  const { service, ann, bob } = await two();
  const open = { kind: 'open' } as const;
  const { table, links } = await ann.ask('create', wanted({ seats: [open, open], hidden: true }));
  const friend = (await ann.ask('friends', {})).friends[0]?.friend as string;
  expect(await ann.ask('invite', { table, friend })).toEqual({ seat: 'p1' });
  await ann.ask('invite', { table, friend, seat: 'p2' });
  const { seats } = (await ann.ask('watch', { table })).info;
  expect(seats.map(s => s.asked)).toEqual([undefined, 'bob']);
  await ann.ask('invite', { table, seat: 'p2' });
  await expect(bob.ask('join', { table })).rejects.toThrow('table-hidden');
  await expect(new Client(service, 'eve').ask('join', { table, token: links.p2 as string })).rejects.toThrow(
    'table-seat-taken',
  );
  expect((await bob.ask('list', {})).mine.map(t => t.table)).not.toContain(table);
});

test('whom one has blocked can neither invite nor sit down by the list, but by a link; and not any more', async () => {
  const { ann, bob } = await two();
  const hers = (await bob.ask('friends', {})).friends[0]?.friend as string;
  const his = (await ann.ask('friends', {})).friends[0]?.friend as string;
  await bob.ask('block', { friend: hers, on: true });
  expect((await bob.ask('friends', {})).friends[0]?.blocked).toBe(true);
  const { table } = await ann.ask('create', wanted());
  await expect(ann.ask('invite', { table, friend: his })).rejects.toThrow('table-not-invited');
  const own = await bob.ask('create', wanted());
  await expect(ann.ask('join', { table: own.table })).rejects.toThrow('table-not-welcome');
  expect(await ann.ask('join', { table: own.table, token: own.links.p2 as string })).toEqual({ seat: 'p2' });
  await bob.ask('block', { friend: hers, on: false });
  expect(await ann.ask('invite', { table, friend: his })).toEqual({ seat: 'p2' });
});
