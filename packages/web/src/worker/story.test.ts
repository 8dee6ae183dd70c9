import { adrenaline } from '@potyczka/adrenaline';
import type { Who } from '@potyczka/kernel';
import { expect, test } from 'vitest';
import { finishedMatch } from '../browser/fixtures/record.js';
import { storyOfRecord } from './story.js';

const record = finishedMatch();
const seenBy = (who: Who) => storyOfRecord(record, who, () => adrenaline as never);

test('every step of a story tells something, and the last one all of it', () => {
  const { frames, log } = seenBy('spectator');
  expect(frames.length).toBeLessThan(record.entries.length);
  for (const [i, f] of frames.entries()) {
    if (i > 0) expect(f.lines).toBeGreaterThan(frames[i - 1]?.lines ?? 0);
  }
  expect(frames.at(-1)?.lines).toBe(log.length);
});

test('a story is told as somebody heard it; with every face up only beside it', () => {
  const [one, other, nobody] = [seenBy('p1'), seenBy('p2'), seenBy('spectator')];
  expect(one.log).not.toEqual(nobody.log);
  expect(one.log).not.toEqual(other.log);
  for (const told of [one, other, nobody]) {
    expect(told.log).not.toEqual(told.open);
    expect(told.open).toEqual(one.open);
    expect(told.log.map(t => t.n)).toEqual(told.open?.map(t => t.n));
  }
});
