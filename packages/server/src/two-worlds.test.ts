import { ambush } from '@potyczka/kernel/fixtures';
import { Run, seedOf } from '@potyczka/kernel/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './fixtures/client.js';
import { freshDataFolder } from './fixtures/temporary.js';
import { startWorld, until, type World } from './fixtures/world.js';

/**
 * Two deals that the first player cannot tell apart: the same hand, the same
 * card on top of the deck. In one the second player holds a shield, in the
 * other none, so that later they are asked a real question or a forced one.
 */
const DEALS = [51_014, 3] as const;
const MINE = '#sword-8';
const THEIRS = '#sword-3';

let folder: Awaited<ReturnType<typeof freshDataFolder>>;
let world: World;
beforeAll(async () => {
  folder = await freshDataFolder();
  world = await startWorld({ DATA_DIR: folder.path });
}, 60_000);
afterAll(async () => {
  await world.close();
  folder.release();
});

const identityOf = (c: Client): string => /=([\w-]+)\./.exec(c.cookie ?? '')?.[1] ?? '';

/** A table with a deal of our choice; nobody can make one over the wire. */
const dealt = async (id: string, deal: number, people: readonly Client[]): Promise<void> => {
  const seats = (['p1', 'p2'] as const).map((seat, i) => ({
    seat,
    sitter: { kind: 'human', id: identityOf(people[i] as Client), name: seat, away: false } as const,
    token: `token-of-${seat}`,
  }));
  await world.store.create({
    id,
    game: 'ambush',
    rulesVersion: 1,
    options: { players: 2 },
    phase: 'open',
    seats,
    clock: { kind: 'live', seconds: 600 },
    hidden: true,
    locked: false,
    chat: false,
    awayMinutes: 60,
    host: identityOf(people[0] as Client),
    seed: seedOf(deal),
    salts: {},
    created: 1,
    updated: 1,
    version: 1,
  });
};

/** What was received, but for what is meant to differ: the time, the name of the table, the seal of its seed. */
const plain = (received: readonly string[]): unknown[] =>
  received.map(text =>
    JSON.parse(
      text
        .replace(/"(now|updated|deadline)":\[?\d+\]?/g, '"$1":0')
        .replace(/"seal":"\w+"/g, '"seal":""')
        .replace(/world-of-deal-\d+-\d/g, 'world'),
    ),
  );

/** Plays one world over the wire; returns all that the first player and a spectator received. */
const played = async (
  deal: number,
  changes: boolean,
): Promise<{ mine: unknown[]; seen: unknown[]; wasForced: boolean }> => {
  const table = `world-of-deal-${deal}-${changes ? 1 : 0}`;
  const [ann, bob, eve] = [await world.client(), await world.client(), await world.client()];
  await dealt(table, deal, [ann, bob]);
  await ann.ask('start', { table });
  await eve.ask('hello', { protocol: 1, name: 'Eve' });
  await bob.ask('watch', { table });
  await ann.ask('watch', { table, changes });
  await eve.ask('watch', { table, changes });
  await until(() => [ann, bob, eve].every(c => c.news(table)?.now.onlookers.count === 1));
  await ann.ask('answer', { table, q: 0, a: MINE });
  await until(() => bob.news(table)?.now.n === 1);
  await bob.ask('answer', { table, q: 0, a: THEIRS });
  await until(() => (bob.news(table)?.now.n ?? 0) >= 2);
  const asked = bob.pushes.flatMap(p => (p.push === 'news' && p.now.n === 2 ? [p.now.mine] : [])).at(-1);
  // Nobody is asked what the table answers by itself.
  const wasForced = asked === null;
  if (!wasForced) await bob.ask('answer', { table, q: 2, a: 'pass' });
  await until(() => ann.news(table)?.now.n === 3 && eve.news(table)?.now.n === 3);
  const result = { mine: plain(ann.received), seen: plain(eve.received), wasForced };
  for (const c of [ann, bob, eve]) c.close();
  return result;
};

test('the deals differ only in what the first player may not know', () => {
  const [one, two] = DEALS.map(deal => new Run(ambush, { players: 2 }, { seed: seedOf(deal) }));
  expect(one?.view('p1')).toEqual(two?.view('p1'));
  expect(one?.view('p2')).not.toEqual(two?.view('p2'));
});

test.each([
  ['everything', false],
  ['changes', true],
])('what a socket receives does not depend on what its seat may not know: %s', async (_, changes) => {
  const [one, two] = [await played(DEALS[0], changes), await played(DEALS[1], changes)];
  expect([one.wasForced, two.wasForced]).toEqual([false, true]);
  expect(one.mine).toEqual(two.mine);
  expect(one.seen).toEqual(two.seen);
  expect(one.mine.length).toBeGreaterThan(5);
  expect(JSON.stringify(one.mine)).not.toContain('shield-1');
});
