import { expect, test } from 'vitest';
import { Client, two, until, world } from './fixtures/world.js';
import { MemoryStore } from './store.js';

const TWO = { game: 'tic-tac-toe', options: {} } as const;
const SEATS = () => [{ kind: 'me' as const }, { kind: 'open' as const }];
/** The first wins with the top row. */
const WON = ['0', '3', '1', '4', '2'];

const sealed = { sealed: (text: string) => Buffer.from(text).toString('base64url').slice(0, 60) };

test('a list says whom a match waits for and until when, and what came of it', async () => {
  const w = world();
  const [ann, bob] = [new Client(w.service, 'ann'), new Client(w.service, 'bob')];
  const clock = { kind: 'slow' as const, days: 2 };
  const { table, links } = await ann.ask('create', { ...TWO, seats: SEATS(), clock });
  const before = (await ann.ask('list', {})).mine[0];
  expect(before?.waits).toBeUndefined();
  await bob.ask('join', { table, token: links.p2 as string });
  await ann.ask('start', { table });
  const [now] = (await bob.ask('list', {})).mine;
  expect(now).toMatchObject({ waits: ['p1'], deadline: 1000 + 2 * 86_400_000, myTurn: false });
  expect(now?.result).toBeUndefined();
  for (const [q, a] of WON.entries()) await (q % 2 ? bob : ann).ask('answer', { table, q, a });
  await until(() => w.service.live.get(table)?.known?.phase === 'over');
  const [over] = (await bob.ask('list', {})).mine;
  expect(over).toMatchObject({ phase: 'over', result: { winner: 'p1' } });
  expect(over?.waits).toBeUndefined();
});

test('anybody finds matches of people that are under way, but no hidden, locked, begun or bots’ ones', async () => {
  const w = world();
  const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(w.service, id)) as [
    Client,
    Client,
    Client,
  ];
  const made = async (more: object, isLocked = false): Promise<string> => {
    const { table, links } = await ann.ask('create', { ...TWO, seats: SEATS(), ...more });
    if (isLocked) await ann.ask('lock', { table, locked: true });
    await bob.ask('join', { table, token: links.p2 as string });
    await ann.ask('start', { table });
    return table;
  };
  const shown = await made({});
  await made({ hidden: true });
  await made({}, true);
  await ann.ask('create', { ...TWO, seats: SEATS() });
  await ann.ask('create', {
    ...TWO,
    seats: [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ],
  });
  const { running } = await eve.ask('running', {});
  expect(running.map(t => t.table)).toEqual([shown]);
  expect(running[0]).toMatchObject({ mine: null, waits: ['p1'] });
});

test('a glance tells what has happened since, as my seat may see it, and follows nothing', async () => {
  const w = await two();
  const eve = new Client(w.service, 'eve');
  const begun = await eve.ask('glance', { table: w.table });
  expect(begun).toMatchObject({ n: 0, open: [{ seat: 'p1' }], result: null, deadline: null });
  await w.ann.ask('answer', { table: w.table, q: 0, a: '4' });
  await w.bob.ask('answer', { table: w.table, q: 1, a: '0' });
  const later = await eve.ask('glance', { table: w.table, after: begun.lines });
  expect([later.n, later.from, later.lines]).toEqual([2, begun.lines, begun.lines + 2]);
  expect(later.log).toHaveLength(2);
  expect((await eve.ask('glance', { table: w.table, after: 99 })).log).toEqual([]);
  // Whoever only glances is nobody who looks on, and is told no news.
  expect(eve.pushes).toEqual([]);
  expect(w.service.live.get(w.table)?.watchers.size).toBe(2);
});

test('history comes a page at a time, my matches that are over and nobody else’s', async () => {
  const store = new MemoryStore();
  let now = 1000;
  const w = world(store, { now: () => ++now });
  const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(w.service, id)) as [
    Client,
    Client,
    Client,
  ];
  const tables: string[] = [];
  for (let i = 0; i < 53; i++) {
    const { table, links } = await ann.ask('create', { ...TWO, seats: SEATS() });
    await bob.ask('join', { table, token: links.p2 as string });
    await ann.ask('start', { table });
    for (const [q, a] of WON.entries()) await (q % 2 ? bob : ann).ask('answer', { table, q, a });
    tables.unshift(table);
  }
  await until(() => tables.every(t => w.service.live.get(t)?.known?.phase === 'over'));
  await ann.ask('create', { ...TWO, seats: SEATS() });
  const first = await bob.ask('history', {});
  expect(first.games).toHaveLength(50);
  expect(first.games[0]).toMatchObject({ mine: 'p2', result: { winner: 'p1' } });
  const rest = await bob.ask('history', { after: first.next as string });
  expect(rest.next).toBeNull();
  const all = [...first.games, ...rest.games].map(g => g.table);
  expect([...all].sort()).toEqual([...tables].sort());
  expect(await eve.ask('history', {})).toEqual({ games: [], next: null });
});

test('all that is kept of me comes a part at a time: who I am, tables, what I have said', async () => {
  const w = world(new MemoryStore(), sealed);
  const [ann, bob] = [new Client(w.service, 'ann'), new Client(w.service, 'bob')];
  await ann.ask('keep', { what: 'army', text: 'riders' });
  const made: string[] = [];
  for (let i = 0; i < 21; i++) {
    const { table, links } = await ann.ask('create', { ...TWO, seats: SEATS(), chat: true, hidden: true });
    await bob.ask('join', { table, token: links.p2 as string });
    made.push(table);
  }
  const [table] = [...made].sort() as [string];
  await ann.ask('start', { table });
  await ann.ask('watch', { table });
  await bob.ask('watch', { table });
  await ann.ask('say', { table, text: 'mine' });
  await bob.ask('say', { table, text: 'not mine' });
  const first = await ann.ask('mine', {});
  expect(first).toMatchObject({ name: 'ann', kept: [{ what: 'army', text: 'riders' }] });
  expect(first.said).toEqual([{ table, at: 1000, text: 'mine' }]);
  const rest = await ann.ask('mine', { after: first.next as string });
  expect([...first.tables, ...rest.tables].map(t => t.table)).toEqual([...made].sort());
  expect([rest.next, rest.kept]).toEqual([null, []]);
  expect(JSON.stringify([first, rest])).not.toContain('not mine');
});
