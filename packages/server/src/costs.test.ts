import { foldedNone, nextChapter } from '@potyczka/kernel';
import { series } from '@potyczka/kernel/fixtures';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { hashOf } from '@potyczka/kernel/run';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client, RefusedByTable } from './fixtures/client.js';
import { freshDataFolder } from './fixtures/temporary.js';
import { startWorld, type World } from './fixtures/world.js';

/** What one address may cost: counted in ordinary requests, while time stands still. */

const rules = series as unknown as AnyCampaign;
const PER_SECOND = 20;
const OPTIONS = { most: 1000 };

let folder: Awaited<ReturnType<typeof freshDataFolder>>;
let world: World;
beforeAll(async () => {
  folder = await freshDataFolder();
  world = await startWorld(
    { DATA_DIR: folder.path, REQUESTS_PER_SECOND: String(PER_SECOND), RECORD_BYTES: '2000000' },
    { campaignOf: id => (id === 'tic-tac-toe' ? rules : undefined) },
  );
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
  folder.release();
});

/** A second later. */
const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

/** Chapters that fill much of two megabytes. */
const long = () => {
  let folded = foldedNone(rules, OPTIONS, hashOf);
  const padding = Array.from({ length: 100 }, () => 'x'.repeat(100));
  return Array.from({ length: 160 }, () => {
    const result = { winner: 'p1', padding };
    const made = nextChapter(rules, folded, { offer: 'a-game', from: folded.moment, result }, hashOf);
    if (!made.ok) throw new Error(made.refusal.why.id);
    folded = made.folded;
    return made.chapter;
  });
};

/** How many of so many requests are granted, one after the other; the others have to be told that they come too fast. */
const granted = async (times: number, ask: () => Promise<unknown>): Promise<number> => {
  let n = 0;
  for (let i = 0; i < times; i++)
    await ask().then(
      () => n++,
      e =>
        expect(e instanceof RefusedByTable && e.problem).toEqual({
          code: 'too-fast',
          why: { id: 'table-too-fast' },
        }),
    );
  return n;
};

test('to go through a long campaign again costs what it is worth, to one address alone', async () => {
  const connect = (from: string, cookie?: string) => Client.connect(world.port, { from, cookie });
  const ann = await connect('127.0.0.2');
  const series = { game: 'tic-tac-toe', name: 'Rain', chairs: 2, options: OPTIONS };
  const { campaign } = await ann.ask('campaign-begin', { ...series, chapters: long() });
  later(60);
  // What has been folded is not read again, so that looking costs no more than it says.
  expect(await granted(20, () => ann.ask('campaign', { campaign }))).toBe((PER_SECOND * 3) / 4);
  later(60);
  // To strike out is to read and fold everything again: a hundred and sixty ordinary requests.
  expect(await granted(1, () => ann.ask('campaign-strike', { campaign, chapter: 160 }))).toBe(1);
  expect(await granted(3, () => ann.ask('campaign', { campaign }))).toBeLessThanOrEqual(1);
  expect(await granted(10, () => ann.ask('campaign', { campaign }))).toBe(0);
  const page = await connect('127.0.0.2', ann.cookie);
  expect(await granted(3, () => page.ask('hello', { protocol: 1 }))).toBe(0);
  const bob = await connect('127.0.0.3');
  expect(await granted(20, () => bob.ask('hello', { protocol: 1 }))).toBe(20);
  later(60);
  expect((await ann.ask('campaign', { campaign })).n).toBe(159);
  for (const each of [ann, page, bob]) each.close();
});

test('what is sent is paid for when it is long', async () => {
  const ann = await Client.connect(world.port, { from: '127.0.0.4' });
  const series = { game: 'tic-tac-toe', name: 'Snow', chairs: 2, options: OPTIONS };
  const { campaign } = await ann.ask('campaign-begin', { ...series, chapters: long() });
  later(60);
  expect(await granted(6, () => ann.ask('campaign-chapters', { campaign }))).toBeLessThanOrEqual(2);
  ann.close();
});

test('a wish lets bots think again: it counts as four', async () => {
  const ann = await Client.connect(world.port, { from: '127.0.0.5' });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats });
  later(60);
  let refused = 0;
  const wish = () =>
    ann.ask('wish', { table, wish: 'first', on: true }).catch(e => {
      if (!(e instanceof RefusedByTable && e.problem.code === 'refused')) throw e;
      refused++;
    });
  await granted(20, wish);
  expect(refused).toBe((PER_SECOND * 3) / 4);
  ann.close();
});
