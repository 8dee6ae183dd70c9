import { expect, test } from 'vitest';
import { Client, until, world } from './fixtures/world.js';
import { MemoryStore } from './store.js';

const TWO = { game: 'tic-tac-toe', options: {} } as const;
const SEATS = () => [{ kind: 'me' as const }, { kind: 'open' as const }];

const begin = () => {
  const gone: string[] = [];
  const store = new MemoryStore();
  const w = world(store, {
    sealed: text => Buffer.from(text).toString('base64url').slice(0, 60),
    guestName: id => `Guest ${id.length}`,
    deviceChanged: device => void gone.push(device),
  });
  const [ann, bob] = [new Client(w.service, 'ann'), new Client(w.service, 'bob', { device: 'bobs-phone' })];
  const table = async (more: object = {}): Promise<string> => {
    const made = await bob.ask('create', { ...TWO, seats: SEATS(), chat: true, ...more });
    await ann.ask('join', { table: made.table, token: made.links.p2 as string });
    return made.table;
  };
  return { ...w, store, gone, ann, bob, table };
};

test('whoever is forgotten leaves nothing behind but tables of others, where somebody without a name sat', async () => {
  const { store, gone, ann, bob, table, service } = begin();
  await bob.ask('keep', { what: 'army', text: 'riders' });
  await bob.ask('devices', { called: 'Phone' });
  const [over, playing, open] = [await table(), await table(), await table()];
  const alone = (await bob.ask('create', { ...TWO, seats: SEATS() })).table;
  for (const t of [over, playing]) await bob.ask('start', { table: t });
  await bob.ask('watch', { table: over });
  await bob.ask('say', { table: over, text: 'my secret' });
  await ann.ask('watch', { table: over });
  await ann.ask('say', { table: over, text: 'hers' });
  for (const [q, a] of ['0', '3', '1', '4', '2'].entries())
    await (q % 2 ? ann : bob).ask('answer', { table: over, q, a });
  await until(() => service.live.get(over)?.known?.phase === 'over');

  await bob.ask('forget', { sure: true });
  expect(await store.listOf('bob', 9)).toEqual([]);
  expect(await store.load(alone)).toBeUndefined();
  const stored = JSON.stringify(await Promise.all([over, playing, open].map(id => store.load(id))));
  expect(stored).not.toMatch(/"bob"|Bob/);
  expect((await store.said(over, 9)).map(s => s.text)).toEqual(['hers']);
  expect((await store.belongings.of('bob', 'kept')).length).toBe(0);

  const { mine } = await ann.ask('list', {});
  const seen = (id: string) => mine.find(t => t.table === id);
  expect(seen(over)).toMatchObject({ result: { winner: 'p1' }, seats: [{ kind: 'human' }, { name: 'ann' }] });
  expect(seen(playing)?.seats[0]).toMatchObject({ kind: 'bot' });
  // Whoever is left leads the table, and may fill the free seat.
  expect(seen(open)).toMatchObject({ host: true, seats: [{ kind: 'open' }, { name: 'ann' }] });
  await ann.ask('seat', { table: open, seat: 'p1', as: { kind: 'bot', level: 'random' } });
  expect(gone).toEqual(expect.arrayContaining(['bob', 'bobs-phone']));
});

test('nobody is forgotten by accident, and nobody else with them', async () => {
  const { ann, bob, table, store } = begin();
  const shared = await table();
  await bob.ask('start', { table: shared });
  expect((await bob.refusal('forget', {} as { sure: true })).code).toBe('malformed');
  expect((await bob.ask('list', {})).mine).toHaveLength(1);
  await ann.ask('keep', { what: 'army', text: 'hers' });
  await bob.ask('forget', { sure: true });
  expect((await ann.ask('keep', {})).kept).toHaveLength(1);
  expect((await ann.ask('list', {})).mine.map(t => t.table)).toEqual([shared]);
  // Asked for again, where it was broken off or not, it does no harm.
  await bob.ask('forget', { sure: true });
  expect(await store.listOf('bob', 9)).toEqual([]);
});
