import { game as adrenaline } from '@potyczka/adrenaline';
import type { Answer, Seat } from '@potyczka/kernel';
import { type Lines, linesOf, type MatchRecord, replayLine, seedOf } from '@potyczka/kernel/run';
import { Refused } from '@potyczka/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedMatch } from '../browser/fixtures/record.js';
import { Explorer, type Otherwise } from './explore.js';
import { hintsOf } from './games.js';

const match = finishedMatch();
let seeds = 500;
const explorer = new Explorer({
  gameOf: async id => (id === 'adrenaline' ? (adrenaline as never) : undefined),
  hintsOf,
  seed: () => seedOf(++seeds),
  now: () => 0,
});

/** A moment in the middle at which there is a choice, and another answer than the one that was given. */
const inTheMiddle = async () => {
  for (let n = 60; ; n++) {
    const at = { line: 0, n };
    const { question, seat } = await explorer.moment(match, at, 'spectator');
    const entry = match.entries[n];
    const played = entry && 'a' in entry ? entry.a : undefined;
    const other = question?.options.find(o => !o.refusal && o.key !== played);
    if (question?.kind === 'choose' && other && seat) return { at, seat, played, a: other.key };
  }
};
let there: Awaited<ReturnType<typeof inTheMiddle>>;
beforeAll(async () => {
  there = await inTheMiddle();
});

const otherwise = (steps: readonly Answer[], more: Partial<Otherwise> = {}): Otherwise => ({
  at: there.at,
  seat: there.seat,
  steps,
  isFresh: false,
  bots: [],
  ...more,
});

const holds = (all: Lines, id: number): boolean => replayLine(adrenaline as never, all, id).ok;

describe('in a match that is over', () => {
  test('every moment shows the board, who is asked, and what', async () => {
    const line = await explorer.line(match, 0, 'everything');
    expect(line.decisions.length).toBeGreaterThan(50);
    expect(line).toMatchObject({ game: 'adrenaline', length: match.entries.length });
    expect(line.decisions.at(-1)?.after).toBe(line.log.length);
    const early = await explorer.moment(match, { line: 0, n: 3 }, 'p1');
    expect(early.asked).toHaveLength(1);
    const end = await explorer.moment(match, { line: 0, n: match.entries.length }, 'everything');
    expect(end).toMatchObject({ asked: [], seat: null, question: null });
  });

  test('another answer begins a line, with the same dice or fresh ones; the match stays as it is', async () => {
    const same = await explorer.give(match, otherwise([there.a]));
    expect(same.all.lines).toMatchObject([{ id: 1, from: 0, at: there.at.n + 1 }]);
    expect(same.all.lines[0]?.seed).toBeUndefined();
    const fresh = await explorer.give(same.all, otherwise([there.a], { isFresh: true }));
    expect(fresh.all.lines[1]?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(fresh.all.match).toEqual(match);
    expect([holds(fresh.all, 1), holds(fresh.all, 2)]).toEqual([true, true]);
    expect(same.at.n).toBe(there.at.n + (same.all.lines[0]?.entries.length ?? 0));
  });

  test('the answer that was given leads along the match; one that is not legal is refused with its rule', async () => {
    const along = await explorer.give(match, otherwise([there.played as Answer]));
    expect([along.all.lines, along.at.line]).toEqual([[], 0]);
    await expect(explorer.give(match, otherwise(['nowhere']))).rejects.toThrow(Refused);
    expect((await explorer.probe(match, otherwise([]), 'nowhere')).refusal).not.toBeNull();
  });

  test('bots answer for the others until somebody else is asked, and a line goes on where it ends', async () => {
    const { seats } = await explorer.line(match, 0, 'spectator');
    const bots = seats.filter((s: Seat) => s !== there.seat);
    const one = await explorer.give(match, otherwise([there.a], { isFresh: true, bots }));
    const { seat, question } = await explorer.moment(one.all, one.at, 'spectator');
    expect(seat).toBe(there.seat);
    const a = question?.options.find(o => !o.refusal)?.key as Answer;
    const two = await explorer.give(one.all, otherwise([a], { at: one.at, isFresh: true, bots }));
    expect(two.all.lines).toHaveLength(1);
    expect(two.at.n).toBeGreaterThan(one.at.n);
    expect(holds(two.all, 1)).toBe(true);
  });

  test('a line is named, and deleted; what was exported is opened again, and what does not hold is refused', async () => {
    const { all } = await explorer.give(match, otherwise([there.a], { isFresh: true }));
    const named = await explorer.call(all, 1, { name: 'Other way', comment: '' });
    expect(named.all.lines[0]?.name).toBe('Other way');
    expect((await explorer.open(JSON.parse(named.text))).all).toEqual(named.all);
    expect(await explorer.drop(named.all, 1)).toMatchObject({ all: linesOf(match), at: there.at });
    const forged = {
      ...all,
      lines: all.lines.map(l => ({ ...l, entries: [{ ...l.entries[0], a: 'nowhere' }] })),
    };
    await expect(explorer.open(forged)).rejects.toThrow(Refused);
    await expect(explorer.open({ ...match, game: 'chess' })).rejects.toThrow(Refused);
  });
});

test('no request opens a match that is not over, whatever it is asked', async () => {
  const running: MatchRecord = { ...match, entries: match.entries.slice(0, 60) };
  const { hash: _, ...record } = running;
  const at = { line: 0, n: 10 };
  const asks = [
    () => explorer.open(record),
    () => explorer.open(linesOf(record)),
    () => explorer.line(record, 0, 'spectator'),
    () => explorer.moment(record, at, 'p1'),
    () => explorer.probe(record, otherwise([], { at }), 'pass'),
    () => explorer.give(record, otherwise(['pass'], { at })),
    () => explorer.call(record, 0, { name: 'x', comment: '' }),
    () => explorer.drop(record, 1),
    () => explorer.read(record),
  ];
  for (const ask of asks)
    await expect(ask()).rejects.toThrow(
      expect.objectContaining({ problem: { code: 'not-open', why: { id: 'table-not-over' } } }),
    );
  // What a table tells of a match that runs has no seed in it, and is no match to begin with.
  const { seed: __, ...told } = match;
  await expect(explorer.open(told)).rejects.toThrow(Refused);
});
