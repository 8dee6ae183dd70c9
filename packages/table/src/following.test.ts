import { expect, test } from 'vitest';
import { Following } from './following.js';
import type { Push, Snapshot, Told } from './protocol.js';

const line = (n: number): Told => ({ n, rule: 'X-1', event: { type: 'e' } });
const snapshot = (version: number, n: number): Snapshot =>
  ({ n, view: { hp: n }, now: 5, log: [line(n)], said: [], version }) as unknown as Snapshot;
const change = (base: number, n: number, from = 1): Push => ({
  push: 'change',
  table: 't',
  base,
  version: base + 1,
  now: 9,
  change: { n: [n], view: { hp: [n] } },
  from,
  log: [line(n)],
});

const begun = (): Following => {
  const following = new Following();
  following.asks('t');
  following.begins('t', snapshot(3, 0));
  return following;
};

test('changes become whole news, one on top of the other', () => {
  const following = begun();
  expect(following.hear(change(3, 1))).toMatchObject({
    push: 'news',
    now: { n: 1, view: { hp: 1 }, now: 9 },
  });
  expect(following.hear(change(4, 2))).toMatchObject({ push: 'news', now: { n: 2, view: { hp: 2 } } });
});

test('a change of something else than I have is lost, and so is one that does not fit', () => {
  const following = begun();
  expect(following.hear(change(4, 2))).toBe('lost');
  expect(following.hear(change(3, 1))).toMatchObject({ now: { n: 1 } });
  const odd: Push = { ...change(4, 2), change: { n: { x: [1] } } } as Push;
  expect(following.hear(odd)).toBe('lost');
  following.ends('t');
  expect(following.hear(change(4, 2))).toBe('lost');
});

test('what comes before the answer is added to it, if it is newer', () => {
  const following = new Following();
  following.asks('t');
  expect(following.hear(change(2, 7))).toBeUndefined();
  expect(following.hear(change(3, 8))).toBeUndefined();
  const whole = following.begins('t', snapshot(3, 0));
  expect(whole).toMatchObject({ n: 8, view: { hp: 8 } });
  expect(whole.log.map(l => l.n)).toEqual([0, 8]);
  expect(following.hear(change(4, 9))).toMatchObject({ now: { n: 9 } });
});

test('whole news replace what I had; whoever never asked for changes is passed everything', () => {
  const following = begun();
  const news: Push = {
    push: 'news',
    table: 't',
    now: { n: 5, view: { hp: 5 } },
    from: 0,
    log: [],
    version: 9,
  } as unknown as Push;
  expect(following.hear(news)).toBe(news);
  expect(following.hear(change(9, 6))).toMatchObject({ now: { n: 6 } });
  const plain: Push = { push: 'news', table: 'u', now: { n: 5 }, from: 0, log: [] } as unknown as Push;
  expect(new Following().hear(plain)).toBe(plain);
  expect(new Following().hear({ push: 'bye' })).toEqual({ push: 'bye' });
});
