import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import {
  called,
  type Dice,
  entriesOf,
  type Given,
  given,
  type Lines,
  linesOf,
  linesText,
  MATCH,
  type MatchRecord,
  type OneAsk,
  quickDice,
  Run,
  type RunChance,
  readLines,
  readRecord,
  recordUpTo,
  repeat,
  replay,
  replayLine,
  type SealedChance,
  sealedChance,
  seedOf,
  withoutLine,
} from './index.js';

const options = { players: 3 };

const begun = (source: RunChance) => new Run(ambush, options, source);

/** Plays on by chance: so many entries, or to the end. */
const playOn = (run: ReturnType<typeof begun>, dice: Dice, most = 1e9) => {
  for (const n = run.n; run.result === undefined && run.n < n + most; ) {
    const { seat } = run.now.asks[0] as OneAsk;
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal[dice.below(legal.length)]);
  }
  return run;
};
const finished = (seed: number): MatchRecord =>
  playOn(begun({ seed: seedOf(seed) }), quickDice(seed)).record();

const match = finished(3);
const alone = linesOf(match);
const MIDDLE = Math.floor(match.entries.length / 2);
const OTHER = seedOf(99);

/** The run of a line, played again. */
const runOf = (all: Lines, id: number) => {
  const again = replayLine(ambush, all, id);
  if (!again.ok) throw new Error(`${again.entry}: ${again.problem}`);
  return again.run;
};

/** A line that leaves the match in its middle: another answer first, then by chance. */
const branched = (seed?: string, most = 4): { readonly all: Lines; readonly hash: string } => {
  const start = replay(ambush, recordUpTo(alone, MATCH, MIDDLE));
  if (!start.ok) throw new Error(start.problem);
  const source = {
    seed: match.seed as string,
    forks: [seed ? { at: MIDDLE + 1, seed } : { at: MIDDLE + 1 }],
  };
  const run = begun(source);
  for (const e of match.entries.slice(0, MIDDLE)) repeat(run, e);
  playOn(run, quickDice(7), most);
  let found = { all: alone, now: { line: MATCH, n: MIDDLE } };
  for (const [i, e] of run.entries.slice(MIDDLE).entries())
    found = given(found.all, found.now, e as Given, i === 0 ? (seed ?? undefined) : undefined);
  return { all: found.all, hash: run.hash };
};

describe('lines of a match', () => {
  test('with fresh chance and with the same a line is played again to the same state; the match stays as it was', () => {
    for (const seed of [undefined, OTHER]) {
      const { all, hash } = branched(seed);
      expect(all.lines).toHaveLength(1);
      expect(runOf(all, 1).hash).toBe(hash);
      expect(entriesOf(all, 1).slice(0, MIDDLE)).toEqual(match.entries.slice(0, MIDDLE));
      expect(all.match).toBe(match);
      expect(runOf(all, MATCH).hash).toBe(match.hash);
    }
  });

  test('whoever answers as in the match with the same chance walks along it; with fresh chance a line begins', () => {
    const next = match.entries[MIDDLE] as Given;
    expect(given(alone, { line: MATCH, n: MIDDLE }, next)).toEqual({
      all: alone,
      now: { line: 0, n: MIDDLE + 1 },
    });
    const { all, now } = given(alone, { line: MATCH, n: MIDDLE }, next, OTHER);
    expect([all.lines.length, now]).toEqual([1, { line: 1, n: MIDDLE + 1 }]);
    expect(runOf(all, 1).entries).toEqual(match.entries.slice(0, MIDDLE + 1));
  });

  test('a record of a line says where it was played on, has no seal, and is read and replayed as any other', () => {
    const { all, hash } = branched(OTHER);
    const record = runOf(all, 1).record(true);
    expect(record).toMatchObject({ forks: [{ at: MIDDLE + 1, seed: OTHER }], hash });
    expect(record.seal).toBeUndefined();
    expect(readRecord(record)).toBe(record);
    expect(replay(ambush, record).ok).toBe(true);
    expect(readRecord({ ...record, seal: match.seal })).toBe('a match that was played on has no seal');
    for (const forks of [
      [],
      [{ at: 0 }],
      [{ at: 2 }, { at: 2 }],
      [{ at: 9999 }],
      [{ at: 1, seed: 'x' }],
      [{ at: 1, b: 1 }],
      {},
    ])
      expect(readRecord({ ...record, forks })).toBe("the record's forks are malformed");
  });

  test('from a fork on chance is that of its seed, before it that of the match', () => {
    const draws = (chance: SealedChance): string[] =>
      [1, 5, 6, 9].map(n => {
        chance.at(n);
        return Array.from({ length: 9 }, () => chance.roll('A-B-01', Array(100).fill(0))).join();
      });
    const [one, other] = [seedOf(1), seedOf(2)];
    const plain = draws(sealedChance(one));
    const fresh = draws(sealedChance(other));
    expect(draws(sealedChance(one, {}, [{ at: 3 }]))).toEqual(plain);
    expect(draws(sealedChance(one, {}, [{ at: 6, seed: other }, { at: 7 }]))).toEqual([
      ...plain.slice(0, 2),
      ...fresh.slice(2),
    ]);
    expect(plain).not.toEqual(fresh);
  });

  test('lines stem from lines; without one, those that stem from it are gone too', () => {
    const { all } = branched(OTHER);
    const again = given(all, { line: 1, n: MIDDLE + 1 }, entriesOf(all, 1)[MIDDLE + 1] as Given, seedOf(5));
    expect(again.all.lines[1]).toMatchObject({ id: 2, from: 1, at: MIDDLE + 2 });
    expect(recordUpTo(again.all, 2, MIDDLE).forks).toBeUndefined();
    expect(recordUpTo(again.all, 2, MIDDLE + 2).forks).toHaveLength(2);
    // Where a line has just left another, the other goes on.
    const beside = given(all, { line: 1, n: MIDDLE }, entriesOf(all, 1)[MIDDLE] as Given, seedOf(6));
    expect(beside.all.lines[1]).toMatchObject({ from: MATCH, at: MIDDLE + 1 });
    expect(withoutLine(again.all, 2).lines).toEqual(all.lines);
    expect(withoutLine(again.all, 1).lines).toEqual([]);
  });

  test('a line is called by a name and a comment, which may be taken away again', () => {
    const { all } = branched();
    const named = called(all, 1, { name: 'Łuk', comment: 'one\ntwo' });
    expect(named.lines[0]).toMatchObject({ name: 'Łuk', comment: 'one\ntwo' });
    expect(called(named, 1, { name: '', comment: '' })).toEqual(all);
    expect(() => called(all, 1, { name: 'x'.repeat(81) })).toThrow('line 1 has a malformed name');
    expect(() => called(all, 4, { name: 'x' })).toThrow('there is no line 4');
  });

  test('the same lines have the same text, however they were numbered, and are read from it', () => {
    const { all } = branched(OTHER);
    const moved = { ...all, lines: all.lines.map(l => ({ ...l, id: 7 })) };
    expect(linesText(moved)).toBe(linesText(all));
    expect(readLines(JSON.parse(linesText(moved)))).toEqual(all);
    expect(readLines(match)).toEqual(alone);
  });

  test('whatever else comes is refused with a word', () => {
    const { all } = branched(OTHER);
    const [line] = all.lines;
    const refused = (change: object): unknown => readLines({ ...all, lines: [{ ...line, ...change }] });
    expect(readLines(7)).toBe('a match with its lines is an object');
    expect(readLines({ ...all, format: 2 })).toContain('unknown format');
    expect(readLines({ ...all, more: 1 })).toBe('there is more in it than a match and its lines');
    expect(readLines({ ...all, match: {} })).toContain('unknown format');
    expect(readLines({ ...all, lines: Array(201).fill(line) })).toBe('the match has more than 200 lines');
    expect(readLines({ ...all, lines: [line, line] })).toBe('line 2 has no number of its own');
    expect(refused({ id: 0 })).toBe('line 1 has no number of its own');
    expect(refused({ more: 1 })).toBe('line 1 is not made as a line is');
    expect(refused({ from: 1 })).toBe('line 1 leaves a line that is not there');
    expect(refused({ at: match.entries.length + 2 })).toBe('line 1 leaves where the other line is not');
    expect(refused({ seed: 'x' })).toBe('line 1 has a malformed seed');
    expect(refused({ entries: [] })).toBe('line 1 has no entries');
    expect(refused({ entries: [{ n: MIDDLE + 1, undo: 1 }] })).toBe(
      `line 1 has a malformed entry ${MIDDLE + 1}`,
    );
    expect(refused({ name: '\u0000' })).toBe('line 1 has a malformed name');
    expect(refused({ comment: 7 })).toBe('line 1 has a malformed comment');
  });
});
