import type { Now, Push, Told } from '@potyczka/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableClient } from '../wire/client.js';
import { Feed } from './feed.js';

const at = (n: number): Told => ({ n, rule: 'E-1', event: { type: 'e', n } });
const nowAt = (n: number, mine: string | null = 'p1'): Now =>
  ({ n, view: `view ${n}`, info: { mine } }) as unknown as Now;

/** A table with three lines, and a way to tell more. */
const table = (mine: string | null = 'p1') => {
  let push: (p: Push) => void = () => undefined;
  const asked: string[] = [];
  const client = {
    link: 'open',
    ask: async (what: string) => {
      asked.push(what);
      return what === 'watch' ? { ...nowAt(0, mine), log: [at(0), at(0), at(0)] } : {};
    },
    onPush: (listener: typeof push) => {
      push = listener;
      return () => undefined;
    },
    onLink: () => () => undefined,
  } as unknown as TableClient;
  const news = (n: number, from: number, lines = 1): void =>
    push({
      push: 'news',
      table: 'table',
      now: nowAt(n, mine),
      from,
      log: Array.from({ length: lines }, () => at(n)),
    });
  return { client, news, asked };
};

const open = async (mine: string | null = 'p1') => {
  const t = table(mine);
  const feed = new Feed(t.client, 'table', happening => (happening.length > 0 ? 500 : 0));
  const leave = feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { ...t, feed, leave };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('news are shown one after the other, each for its time', async () => {
  const { feed, news } = await open();
  news(1, 3);
  news(2, 4);
  news(3, 5);
  expect(feed.state).toMatchObject({ now: { n: 1 }, behind: 2 });
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 2 }, behind: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 3 }, behind: 0 });
  expect(feed.state.log.map(l => l.n)).toEqual([0, 0, 0, 1, 2, 3]);
});

test('it is known how long the telling still takes', async () => {
  const { feed, news } = await open();
  news(1, 3);
  news(2, 4);
  news(3, 5);
  expect(feed.state.left).toBe(1500);
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state.left).toBe(1000);
  for (let n = 4; n <= 60; n++) news(n, 2 + n);
  expect(feed.state.left).toBe(9500);
  feed.skip();
  expect(feed.state.left).toBe(0);
});

test('skipping shows at once everything that is known', async () => {
  const { feed, news } = await open();
  news(1, 3);
  news(2, 4);
  feed.skip();
  expect(feed.state).toMatchObject({ now: { n: 2 }, behind: 0, happening: [] });
  news(3, 5);
  expect(feed.state).toMatchObject({ now: { n: 3 } });
});

test('what is taken back is gone at once', async () => {
  const { feed, news } = await open();
  news(1, 3);
  news(2, 4);
  news(3, 4, 0);
  expect(feed.state.log.map(l => l.n)).toEqual([0, 0, 0, 1]);
});

test('who leaves and comes back at once is told in that order', async () => {
  const { feed, leave, asked } = await open();
  leave();
  feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['watch', 'unwatch', 'watch']);
});

test('however much there is to tell, it is told within ten seconds', async () => {
  const { feed, news } = await open();
  for (let n = 1; n <= 60; n++) news(n, 2 + n);
  expect(feed.state.behind).toBe(59);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(feed.state.behind).toBeGreaterThan(10);
  await vi.advanceTimersByTimeAsync(5_500);
  expect(feed.state.behind).toBe(0);
});

test('however much there is to tell, a death is a scene of its own', async () => {
  const t = table();
  const feed = new Feed(
    t.client,
    'table',
    () => 1000,
    () => false,
    { beats: happening => [happening], follow: view => view, isScene: happening => happening[0]?.n === 3 },
  );
  feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 1; n <= 40; n++) t.news(n, 2 + n);
  await vi.advanceTimersToNextTimerAsync();
  await vi.advanceTimersToNextTimerAsync();
  expect(feed.state).toMatchObject({ now: { n: 3 } });
  await vi.advanceTimersByTimeAsync(999);
  expect(feed.state).toMatchObject({ now: { n: 3 } });
  await vi.advanceTimersByTimeAsync(9_500);
  expect(feed.state.behind).toBe(0);
});

test('nobody waits for whoever only looks on: they are told everything in its time', async () => {
  const { feed, news } = await open(null);
  for (let n = 1; n <= 60; n++) news(n, 2 + n);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(feed.state).toMatchObject({ now: { n: 41 }, behind: 19 });
});

test('one key goes on to the next of what is told', async () => {
  const { feed, news } = await open();
  for (let n = 1; n <= 3; n++) news(n, 2 + n);
  feed.next();
  expect(feed.state).toMatchObject({ now: { n: 2 }, behind: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 3 }, behind: 0 });
});

test('news of one activation are told together', async () => {
  const t = table();
  const feed = new Feed(
    t.client,
    'table',
    () => 500,
    (before, after) => before.at(-1)?.n !== 3 && after[0]?.n !== 3,
  );
  feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 1; n <= 5; n++) t.news(n, 2 + n);
  expect(feed.state).toMatchObject({ now: { n: 1 }, behind: 3 });
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 2 }, behind: 2 });
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 3 }, behind: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 5 }, behind: 0 });
  expect(feed.state.happening.map(l => l.n)).toEqual([4, 5]);
});

test('what happened at once is told piece by piece, and waits for who goes through it by hand', async () => {
  const t = table();
  const feed = new Feed(
    t.client,
    'table',
    () => 500,
    () => true,
    {
      beats: happening => happening.map(line => [line]),
      follow: (view, told) => `${view} + ${told.length}`,
      isScene: () => false,
    },
  );
  feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  t.news(1, 3, 4);
  expect(feed.state).toMatchObject({ now: { n: 0, mine: null, view: 'view 0 + 1' }, behind: 3 });
  expect(feed.state.log).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 0, view: 'view 0 + 1 + 1' }, behind: 2 });
  feed.next();
  expect(feed.state).toMatchObject({ behind: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(feed.state).toMatchObject({ now: { n: 0 }, behind: 1 });
  t.news(2, 7, 1);
  expect(feed.state).toMatchObject({ now: { n: 0 }, behind: 2 });
  feed.next();
  expect(feed.state).toMatchObject({ now: { n: 1, view: 'view 1' }, behind: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ now: { n: 2, view: 'view 2' }, behind: 0 });
  expect(feed.state.log.map(l => l.n)).toEqual([0, 0, 0, 1, 1, 1, 1, 2]);
});

test('the end of a match is looked at for its time before it counts as told', async () => {
  let push: (p: Push) => void = () => undefined;
  const playing = { ...nowAt(0), result: null } as Now;
  const client = {
    link: 'open',
    ask: async (what: string) => (what === 'watch' ? { ...playing, log: [at(0)] } : {}),
    onPush: (listener: typeof push) => {
      push = listener;
      return () => undefined;
    },
    onLink: () => () => undefined,
  } as unknown as TableClient;
  const feed = new Feed(client, 'table', happening => (happening.length > 0 ? 500 : 0));
  feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const over = { ...nowAt(1), result: { winners: ['p1'] } } as unknown as Now;
  push({ push: 'news', table: 'table', now: over, from: 1, log: [at(1)] });
  expect(feed.state.happening).toHaveLength(1);
  expect(feed.state.behind).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(feed.state).toMatchObject({ behind: 0, happening: [], now: { result: { winners: ['p1'] } } });
});
