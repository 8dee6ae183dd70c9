import { game as adrenaline } from '@potyczka/adrenaline';
import type { View } from '@potyczka/adrenaline/view';
import { expect, test } from 'vitest';
import { finishedMatch } from '../browser/fixtures/record.js';
import { checkRecord, type Eyes, storyOfRecord } from './story.js';

const record = finishedMatch();
const seenBy = (who: Eyes) => storyOfRecord(record, who, () => adrenaline as never);

test('every step of a story tells something, and the last one all of it', async () => {
  const { frames, log } = await seenBy('spectator');
  expect(frames.length).toBeLessThan(record.entries.length);
  for (const [i, f] of frames.entries()) {
    if (i > 0) expect(f.lines).toBeGreaterThan(frames[i - 1]?.lines ?? 0);
  }
  expect(frames.at(-1)?.lines).toBe(log.length);
});

test('a story is told as somebody heard it; with every face up only beside it', async () => {
  const [one, other, nobody] = [await seenBy('p1'), await seenBy('p2'), await seenBy('spectator')];
  expect(one.log).not.toEqual(nobody.log);
  expect(one.log).not.toEqual(other.log);
  for (const told of [one, other, nobody]) {
    expect(told.log).not.toEqual(told.open);
    expect(told.open).toEqual(one.open);
    expect(told.log.map(t => t.n)).toEqual(told.open?.map(t => t.n));
  }
});

test('with every face up the board shows what each seat saw of itself, at every step', async () => {
  const all = ['p1', 'p2', 'everything', 'spectator'] as const;
  const stories = new Map(await Promise.all(all.map(async who => [who, await seenBy(who)] as const)));
  const viewsOf = (who: Eyes) => stories.get(who as 'p1')?.frames.map(f => f.view as View) ?? [];
  expect(viewsOf('everything').map(v => v.open?.hands.p1)).toEqual(viewsOf('p1').map(v => v.hand));
  expect(viewsOf('everything').map(v => v.open?.hands.p2)).toEqual(viewsOf('p2').map(v => v.hand));
  expect(viewsOf('everything').map(({ open: _, ...v }) => v)).toEqual(viewsOf('spectator'));
  expect(stories.get('everything')?.frames.map(f => f.n)).toEqual(stories.get('p1')?.frames.map(f => f.n));
});

test('a match that is not over is not laid open', async () => {
  const { hash: _, ...half } = { ...record, entries: record.entries.slice(0, 40) };
  const told = (who: Eyes) => storyOfRecord(half, who, () => adrenaline as never);
  expect((await told('spectator')).open).toBeNull();
  await expect(told('everything')).rejects.toThrow(
    expect.objectContaining({ problem: { code: 'not-open', why: { id: 'table-not-over' } } }),
  );
});

test('a record that is checked tells how far it is; one that is wrong is refused', async () => {
  const shares: number[] = [];
  await checkRecord(
    record,
    () => adrenaline as never,
    share => shares.push(share),
  );
  expect(shares).toEqual(record.entries.map((_, i) => (i + 1) / record.entries.length));
  const wrong = { ...record, hash: '0'.repeat(64) };
  await expect(checkRecord(wrong, () => adrenaline as never)).rejects.toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ code: 'refused' }) }),
  );
});
