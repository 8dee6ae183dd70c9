import { expect, test } from 'vitest';
import { Client, until, world } from './fixtures/world.js';
import { MemoryStore } from './index.js';

const DAY = 86_400_000;
const BOT = { kind: 'bot', level: 'random' } as const;
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const asked = { game: 'tic-tac-toe', options: {} };

/** A world in which it is some day, and unplayed tables are kept for ten. */
const kept = (matches: number | null = null) => {
  const at = { now: 0 };
  const w = world(new MemoryStore(), {
    now: () => at.now,
    keeping: { unplayed: 10 * DAY, matches },
  });
  const dueOf = async (table: string) => (await w.store.load(table))?.head?.due;
  return { ...w, at, dueOf, ann: new Client(w.service, 'ann'), eve: new Client(w.service, 'eve') };
};

test('a table that has not started is kept for some days after somebody has looked at it', async () => {
  const { at, dueOf, ann, eve } = kept();
  const { table } = await ann.ask('create', { ...asked, seats: [ME, OPEN] });
  expect(await dueOf(table)).toBe(11 * DAY);
  at.now = 3 * DAY;
  await eve.ask('watch', { table });
  expect(await dueOf(table)).toBe(14 * DAY);
});

test('whoever looks for days keeps it for days', async () => {
  const { service, at, dueOf, ann } = kept();
  const { table } = await ann.ask('create', { ...asked, seats: [ME, OPEN] });
  await ann.ask('watch', { table });
  at.now = 5 * DAY;
  service.presence.seenByAll();
  expect(await dueOf(table)).toBe(16 * DAY);
});

test('once people play it is kept for ever, also when one leaves it to a bot', async () => {
  const { dueOf, ann, eve, service } = kept();
  const { table } = await ann.ask('create', { ...asked, seats: [ME, OPEN] });
  await eve.ask('join', { table });
  await ann.ask('start', { table });
  await ann.ask('watch', { table });
  expect(await dueOf(table)).toBeNull();
  await ann.ask('resign', { table });
  await eve.ask('resign', { table });
  await until(() => service.live.get(table)?.table.phase === 'over');
  expect(await dueOf(table)).toBeNull();
});

test('unless the host of the server wants finished matches to go', async () => {
  const { dueOf, ann, service } = kept(20 * DAY);
  const { table } = await ann.ask('create', { ...asked, seats: [ME, BOT] });
  await ann.ask('watch', { table });
  expect(await dueOf(table)).not.toBe(21 * DAY);
  await ann.ask('resign', { table });
  await until(() => service.live.get(table)?.table.phase === 'over');
  expect(await dueOf(table)).toBe(21 * DAY);
});

test('what bots play alone, and what is made out of a record, is kept for some days', async () => {
  const { dueOf, ann, eve, service } = kept();
  const { table } = await ann.ask('create', { ...asked, seats: [BOT, BOT] });
  expect(await dueOf(table)).toBe(11 * DAY);
  await ann.ask('watch', { table });
  await until(() => service.live.get(table)?.table.phase === 'over');
  expect(await dueOf(table)).toBe(11 * DAY);
  const { record } = await ann.ask('record', { table });
  const brought = await eve.ask('import', { record });
  expect(await dueOf(brought.table)).toBe(11 * DAY);
});

test('a table that is gone from the store is gone', async () => {
  const { service, ann, store } = kept();
  const { table } = await ann.ask('create', { ...asked, seats: [ME, OPEN] });
  await ann.ask('watch', { table });
  store.load = async () => undefined;
  service.removed(table);
  await expect(ann.ask('watch', { table })).rejects.toThrow('unknown-table');
});
