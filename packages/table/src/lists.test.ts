import { describe, expect, test } from 'vitest';
import { Client, world } from './fixtures/world.js';
import { type Answers, type ListedTable, MemoryStore, type Push } from './index.js';

/** A store that counts how often lists are read. */
class Counting extends MemoryStore {
  readonly reads = { open: 0, own: 0 };
  override listOpen(most: number, ofOneHost: number): Promise<ListedTable[]> {
    this.reads.open++;
    return super.listOpen(most, ofOneHost);
  }
  override listOf(identity: string, most: number): Promise<ListedTable[]> {
    this.reads.own++;
    return super.listOf(identity, most);
  }
}

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];
const settle = () => new Promise(resolve => setTimeout(resolve, 5));

/** A lobby whose time stands still until it is moved. */
const lobby = () => {
  let now = 0;
  let due: { at: number; run: () => void }[] = [];
  const store = new Counting();
  const { service } = world(store, {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      due.push(timer);
      return () => {
        due = due.filter(d => d !== timer);
      };
    },
  });
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await settle();
    for (let next = due.find(d => d.at <= now); next; next = due.find(d => d.at <= now)) {
      due.splice(due.indexOf(next), 1);
      next.run();
      await settle();
    }
  };
  const open = async (c: Client): Promise<string> =>
    (await c.ask('create', { game: 'tic-tac-toe', options: {}, seats: SEATS })).table;
  return { service, store, pass, open };
};

const told = (c: Client): number => c.pushes.filter(p => p.push === 'lists').length;

describe('many who look at the list', () => {
  const start = async () => {
    const l = lobby();
    const ann = new Client(l.service, 'ann');
    const table = await l.open(ann);
    const people = Array.from({ length: 30 }, (_, i) => new Client(l.service, `guest ${i}`));
    const look = () => Promise.all(people.map(p => p.ask('list', {})));
    await look();
    await l.pass(10_000);
    await look();
    l.store.reads.open = 0;
    l.store.reads.own = 0;
    for (const p of people) p.pushes.length = 0;
    return { ...l, ann, table, people, look };
  };

  test('cost one reading of the open tables, and none of their own, when an open table changes', async () => {
    const { ann, table, pass, look, store } = await start();
    await ann.ask('join', { table, name: 'Anna' });
    await pass(0);
    const lists = await look();
    expect(lists.map(l => l.open[0]?.seats[0]?.name)).toEqual(lists.map(() => 'Anna'));
    expect(store.reads).toEqual({ open: 1, own: 0 });
    await look();
    expect(store.reads).toEqual({ open: 1, own: 0 });
  });

  test('are told of the first change at once and of all that follow soon together', async () => {
    const { ann, table, people, pass, look } = await start();
    for (let i = 0; i < 12; i++) {
      await ann.ask('join', { table, name: `Ann ${i}` });
      await pass(200);
      expect(people.map(told)).toEqual(people.map(() => 1));
      if (i === 0) await look();
    }
    await pass(300);
    expect(people.map(told)).toEqual(people.map(() => 2));
    expect((await look())[0]?.open[0]?.seats[0]?.name).toBe('Ann 11');
    await pass(10_000);
    expect(people.map(told)).toEqual(people.map(() => 2));
  });
});

describe('what all see alike', () => {
  const crowd = async (count: number) => {
    const l = lobby();
    const ann = new Client(l.service, 'ann');
    const table = await l.open(ann);
    const got: Push[][] = Array.from({ length: count }, () => []);
    const people = got.map((mine, i) =>
      l.service.connect({ id: `guest ${i}`, name: 'g' }, p => mine.push(p)),
    );
    const lists = await Promise.all(people.map(p => p.handle({ id: 1, do: 'list' })));
    return { ...l, ann, table, got, lists };
  };

  test('is one thing, sent to all who have no part in it; who has asks for their own', async () => {
    const { ann, table, got, lists, pass, service } = await crowd(3);
    const opens = lists.map(reply => (reply.ok ? (reply.value as Answers['list']).open : []));
    expect(opens[0]).toHaveLength(1);
    expect(opens.every(o => o === opens[0])).toBe(true);
    await ann.ask('list', {});
    await ann.ask('join', { table, name: 'Anna' });
    await pass(0);
    const pushes = got.map(mine => mine.filter(p => p.push === 'lists'));
    expect(pushes.map(p => p.length)).toEqual([1, 1, 1]);
    expect(pushes.every(p => p[0] === pushes[0]?.[0])).toBe(true);
    const [first] = pushes[0] ?? [];
    expect(first?.push === 'lists' && first.open?.[0]?.seats[0]?.name).toBe('Anna');
    expect(ann.pushes).toEqual([{ push: 'lists' }]);
    const own = await new Client(service, 'ann').ask('list', {});
    expect(own.open[0]).toMatchObject({ host: true, mine: 'p1' });
    expect(first?.push === 'lists' && first.open?.[0]).toMatchObject({ host: false, mine: null });
  });

  test('goes to very many a few at a time, and to all of them before the next', async () => {
    const { ann, table, got, pass } = await crowd(1000);
    await ann.ask('join', { table, name: 'Anna' });
    const told = () => got.filter(mine => mine.length > 0).length;
    await pass(0);
    expect(told()).toBe(40);
    await pass(100);
    expect(told()).toBe(80);
    await pass(2300);
    expect(told()).toBe(1000);
  });
});

describe('my own list', () => {
  test('has at once what I made, joined or left, and whose turn it is', async () => {
    const { service, store, open } = lobby();
    const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
    const mine = async (c: Client) => (await c.ask('list', {})).mine.map(t => [t.table, t.phase, t.myTurn]);
    expect([await mine(ann), await mine(bob)]).toEqual([[], []]);
    const table = await open(ann);
    expect(await mine(ann)).toEqual([[table, 'open', false]]);
    await bob.ask('join', { table });
    expect(await mine(bob)).toEqual([[table, 'open', false]]);
    await bob.ask('resign', { table });
    expect(await mine(bob)).toEqual([]);
    await bob.ask('join', { table });
    await ann.ask('start', { table });
    expect([await mine(ann), await mine(bob)]).toEqual([
      [[table, 'playing', true]],
      [[table, 'playing', false]],
    ]);
    await ann.ask('answer', { table, q: 0, a: '4' });
    expect([await mine(ann), await mine(bob)]).toEqual([
      [[table, 'playing', false]],
      [[table, 'playing', true]],
    ]);
    const { own } = store.reads;
    await mine(ann);
    expect(store.reads.own).toBe(own);
  });

  test('is heard of by my other devices when I sit down somewhere or make a table, and by nobody else', async () => {
    const { service, pass } = lobby();
    const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
    const [phone, eve] = [new Client(service, 'bob'), new Client(service, 'eve')];
    const hidden = { game: 'tic-tac-toe', options: {}, seats: SEATS, hidden: true };
    const { table, links } = await ann.ask('create', hidden);
    for (const c of [phone, eve]) await c.ask('list', {});
    await bob.ask('join', { table, token: links.p2 as string });
    await pass(0);
    expect([phone.pushes, eve.pushes]).toEqual([[{ push: 'lists' }], []]);
    const mine = async () => (await phone.ask('list', {})).mine.map(t => t.table).sort();
    expect(await mine()).toEqual([table]);
    const own = await bob.ask('create', hidden);
    await pass(2500);
    expect([phone.pushes.length, eve.pushes.length]).toEqual([2, 0]);
    expect(await mine()).toEqual([own.table, table].sort());
  });

  test('has what was changed through another process', async () => {
    const { service, store, open } = lobby();
    const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
    const table = await open(ann);
    expect((await bob.ask('list', {})).mine).toEqual([]);
    const other = world(store).service;
    await new Client(other, 'bob').ask('join', { table });
    await service.changedElsewhere(table);
    expect((await bob.ask('list', {})).mine.map(t => t.table)).toEqual([table]);
    await new Client(other, 'bob').ask('resign', { table });
    await service.changedEverywhere();
    expect((await bob.ask('list', {})).mine).toEqual([]);
  });

  test('is read again after a failure of the store', async () => {
    const { service, store } = lobby();
    const ann = new Client(service, 'ann');
    const { listOf, listOpen } = store;
    store.listOf = store.listOpen = () => Promise.reject(new Error('away'));
    await expect(ann.ask('list', {})).rejects.toThrow('fault');
    Object.assign(store, { listOf, listOpen });
    expect(await ann.ask('list', {})).toEqual({ open: [], mine: [] });
  });
});

test('nobody hides the tables of others behind many of their own, nor brings their own to the top', async () => {
  const { service, pass, open } = lobby();
  const ann = new Client(service, 'ann');
  const his = await open(ann);
  const eve = new Client(service, 'eve');
  const hers: string[] = [];
  for (let i = 0; i < 10; i++) {
    await pass(1000);
    hers.push(await open(eve));
  }
  await pass(60_000);
  const bob = new Client(service, 'bob');
  const seen = async () => (await bob.ask('list', {})).open.map(t => t.table);
  expect(await seen()).toEqual([hers[9], his, hers[8], hers[7]]);
  await eve.ask('join', { table: hers[3] as string, name: 'Eva' });
  await eve.ask('join', { table: hers[7] as string, name: 'Eva' });
  await pass(60_000);
  expect(await seen()).toEqual([hers[9], his, hers[8], hers[7]]);
});

test('a host has few tables in the list at a time; one that starts or is locked makes room', async () => {
  const { service, open } = lobby();
  const eve = new Client(service, 'eve');
  const hers: string[] = [];
  for (let i = 0; i < 10; i++) hers.push(await open(eve));
  const one = { game: 'tic-tac-toe', options: {}, seats: SEATS };
  expect(await eve.refusal('create', one)).toMatchObject({
    why: { id: 'table-many-open', args: { most: 10 } },
  });
  await eve.ask('create', { ...one, hidden: true });
  const [table = ''] = hers;
  await eve.ask('lock', { table, locked: true });
  await open(eve);
  expect(await eve.refusal('lock', { table, locked: false })).toMatchObject({
    why: { id: 'table-many-open' },
  });
  await eve.ask('seat', { table: hers[1] as string, seat: 'p2', as: { kind: 'bot', level: 'random' } });
  await eve.ask('start', { table: hers[1] as string });
  await eve.ask('lock', { table, locked: false });
  await open(new Client(service, 'ann'));
});
