import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import { ticTacToe } from '../fixtures/tic-tac-toe.js';
import type { Answer, Seat } from '../index.js';
import { refuse } from '../index.js';
import { type MatchRecord, quickDice, Run, readRecord, replay, sealOf, seedOf } from './index.js';

const options = { players: 3 };
const salts = { p1: 'rain', p2: 'snow' };

/** A whole match of ambush, some answers taken back on the way. */
const match = (seed = 11) => {
  const run = new Run(ambush, options, { seed: seedOf(seed), salts });
  const dice = quickDice(seed);
  while (run.result === undefined) {
    const { asks } = run.now;
    const { seat } = asks[dice.below(asks.length)] as (typeof asks)[number];
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal[dice.below(legal.length)]);
    if (dice.below(4) === 0) run.retract(seat);
    const line = run.undoLine(seat).to;
    if (line !== undefined && dice.below(3) === 0) run.undo(line, { seat });
  }
  return run;
};
const run = match();
const record: MatchRecord = run.record();
const changed = (change: Partial<MatchRecord>): MatchRecord => ({ ...record, ...change });
const replayed = (r: MatchRecord): string => {
  const again = replay(ambush, r);
  return again.ok ? 'ok' : again.problem;
};

describe('a record', () => {
  test('names the game, the rules, the options and the seal, and the seed only at the end', () => {
    const started = new Run(ambush, options, { seed: seedOf(11), salts }).record();
    expect(started).toEqual({
      format: 1,
      game: 'ambush',
      rulesVersion: 1,
      options,
      seal: sealOf(seedOf(11)),
      salts,
      entries: [],
      hash: started.hash,
    });
    expect(JSON.stringify(started)).not.toContain(seedOf(11));
    expect(record.seed).toBe(seedOf(11));
    expect(new Run(ambush, options, { seed: seedOf(11) }).record(true).seed).toBe(seedOf(11));
  });

  test('is only ever added to', () => {
    const again = new Run(ambush, options, { seed: seedOf(11), salts });
    const seen: string[] = [];
    for (const e of record.entries) {
      if ('undo' in e) again.undo(e.undo, { agreed: true });
      else if ('retract' in e) again.retract(e.seat);
      else if ('a' in e) again.answer(e.seat, e.q, e.a);
      expect(again.entries.slice(0, -1).map(x => JSON.stringify(x))).toEqual(seen);
      seen.push(JSON.stringify(again.entries.at(-1)));
    }
    expect(record.entries.some(e => 'undo' in e)).toBe(true);
    expect(record.entries.some(e => 'retract' in e)).toBe(true);
  });

  test('handed out does not change when the match goes on', () => {
    const r = new Run(ticTacToe, {}, { seed: seedOf(1) });
    const early = r.record();
    r.answer('p1', 0, '4');
    expect(early.entries).toEqual([]);
  });
});

describe('a replay', () => {
  test('through JSON gives the same state, events, result and record', () => {
    const again = replay(ambush, JSON.parse(JSON.stringify(record)) as MatchRecord);
    if (!again.ok) throw new Error(again.problem);
    expect(again.run.hash).toBe(run.hash);
    expect(again.run.result).toEqual(run.result);
    expect(again.run.record()).toEqual(record);
    for (const who of ['p1', 'p2', 'p3', 'spectator'] as const)
      expect(again.run.events(who)).toEqual(run.events(who));
  });

  test('of a match that is not over needs the seed from elsewhere', () => {
    const open = new Run(ambush, options, { seed: seedOf(2) });
    open.answer('p1', 0, open.now.legal('p1')[0]);
    expect(replayed(open.record())).toBe('the record does not tell its seed');
    expect(replay(ambush, open.record(), seedOf(2)).ok).toBe(true);
  });

  test('refuses a seed that does not match its seal', () => {
    expect(replayed(changed({ seed: seedOf(12) }))).toBe('the seed does not match its seal');
    expect(replayed(changed({ seal: sealOf(seedOf(12)) }))).toBe('the seed does not match its seal');
    expect(replayed(changed({ seed: 'no seed' }))).toBe('the record does not tell its seed');
  });

  test('refuses other salts, which are other shuffles', () => {
    expect(replayed(changed({ salts: { p1: 'rain', p2: 'hail' } }))).not.toBe('ok');
  });

  test('refuses another game, other rules and other options', () => {
    expect(replayed(changed({ game: 'chess' }))).toBe('the record is of chess, not of ambush');
    expect(replayed(changed({ rulesVersion: 2 }))).toMatch('version 2 of the rules, this is version 1');
    expect(replayed(changed({ options: { players: 9 } }))).toBe('option players: a whole number from 2 to 4');
    expect(replayed(changed({ options: { speed: 9 } }))).toMatch('option speed: no such option');
    expect(replayed(changed({ options: { players: 2 } }))).not.toBe('ok');
  });

  test('refuses options that do not go together, with the rule', () => {
    const CLASH = refuse('AMB-CLASH', 'clash');
    expect(replay({ ...ambush, judgeOptions: () => CLASH }, record)).toMatchObject({
      ok: false,
      problem: 'options: refused by AMB-CLASH',
      refusal: CLASH,
    });
  });

  test('refuses a wrong final state', () => {
    expect(replayed(changed({ hash: '0'.repeat(64) }))).toMatch('final state is another one');
  });

  test.each(record.entries.map((e, i) => [i + 1, e] as const).filter(([i]) => i % 3 === 1))(
    'refuses the record if entry %d is tampered with',
    (n, entry) => {
      const tampered: object[] = [{ ...entry, extra: 1 }];
      if ('a' in entry) {
        tampered.push({ ...entry, a: 'nonsense' }, { ...entry, a: null }, { ...entry, q: entry.q + 1 });
        tampered.push({ ...entry, seat: 'p9' as Seat });
      }
      if ('retract' in entry) tampered.push({ ...entry, retract: entry.retract + 1 });
      if ('undo' in entry) tampered.push({ ...entry, undo: n }, { ...entry, undo: 0 });
      for (const e of tampered) {
        const entries = record.entries.with(n - 1, e as (typeof record.entries)[number]);
        expect(replay(ambush, changed({ entries }))).toMatchObject({ ok: false, entry: n });
      }
    },
  );

  test('refuses the record if an answer that stands is swapped for another legal one', () => {
    const straight = new Run(ambush, options, { seed: seedOf(11) });
    const first = straight.now.legal('p1');
    while (straight.result === undefined) {
      const { seat } = straight.now.asks[0] as { seat: Seat };
      straight.answer(seat, straight.q, straight.now.legal(seat)[0]);
    }
    const entries = straight.entries.with(0, { n: 1, seat: 'p1', q: 0, a: first[1] as Answer });
    expect(replayed(straight.record())).toBe('ok');
    expect(replayed({ ...straight.record(), entries })).not.toBe('ok');
  });

  test('refuses a record from which entries are cut, or that goes on after the end', () => {
    expect(replayed(changed({ entries: record.entries.slice(0, -1) }))).toMatch('final state');
    const more = { n: record.entries.length + 1, seat: 'p1', q: 1, a: '#axe-1' } as const;
    expect(replayed(changed({ entries: [...record.entries, more] }))).toBe('refused by TABLE-OVER');
  });

  test('a set is written in the order of its candidates, in no other', () => {
    const game = {
      ...ticTacToe,
      *step(t: Parameters<typeof ticTacToe.step>[0]) {
        const set = yield* t.chooseMany('p1', {
          rule: 'TTT-MANY',
          ask: { id: 'many' },
          from: ['a', 'b', 'c'],
          key: k => k,
          min: 0,
          max: 3,
        });
        return set.length > 0 ? { winner: null } : undefined;
      },
    };
    const r = new Run(game, {}, { seed: seedOf(1) });
    r.answer('p1', 0, ['c', 'a']);
    expect(r.entries).toEqual([{ n: 1, seat: 'p1', q: 0, a: ['a', 'c'] }]);
    const entries = [{ n: 1, seat: 'p1', q: 0, a: ['c', 'a'] }] as const;
    expect(replay(game, { ...r.record(), entries })).toMatchObject({ ok: false, entry: 1 });
  });
});

describe('a record from outside', () => {
  test('is read if it has the form of one', () => {
    const text: unknown = JSON.parse(JSON.stringify(record));
    expect(readRecord(text)).toEqual(record);
  });

  test.each<[unknown, RegExp]>([
    [null, /is an object/],
    [[], /is an object/],
    ['{}', /is an object/],
    [{ ...record, format: 2 }, /unknown format/],
    [{ ...record, game: 7 }, /names no game/],
    [{ ...record, rulesVersion: '1' }, /no rulesVersion/],
    [{ ...record, entries: {} }, /no entries/],
    [{ ...record, entries: [null] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 2, seat: 'p1', q: 0, a: 'x' }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, seat: 'p1', q: 0 }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, seat: 'p1', a: 'x' }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, seat: 'north', q: 0, a: 'x' }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, seat: '__proto__', q: 0, a: 'x' }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, q: 0, a: 'x' }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, seat: 'p1', q: 0, a: 'x', by: 'ghost' }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, seat: 'p1', retract: 'x' }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, undo: 0.5 }] }, /entry 1 of/],
    [{ ...record, seed: 'abc' }, /seed is malformed/],
    [{ ...record, seal: 7 }, /seal is malformed/],
    [{ ...record, hash: null }, /hash is malformed/],
    [{ ...record, salts: ['rain'] }, /salts are malformed/],
    [{ ...record, salts: { p1: 7 } }, /salts are malformed/],
    [{ ...record, salts: { somebody: 'rain' } }, /salts are malformed/],
    [{ ...record, salts: { p1: 'x'.repeat(65) } }, /salts are malformed/],
    [{ ...record, salts: { p1: '\u0000' } }, /salts are malformed/],
    [{ ...record, note: 'x' }, /more in it/],
    [{ ...record, options: { players: 'x'.repeat(201) } }, /options are malformed/],
    [{ ...record, options: [] }, /options are malformed/],
    [{ ...record, entries: Array(10_001).fill(null) }, /more than 10000 entries/],
    ...[
      {},
      null,
      true,
      0.5,
      { x: 1, y: 'x' },
      { w: 1 },
      [['x']],
      ['x', { x: 1, y: 1 }],
      Array(65).fill({ x: 1, y: 1 }),
      Array(201).fill('x'),
      'x'.repeat(201),
    ].map((a): [unknown, RegExp] => [{ ...record, entries: [{ n: 1, seat: 'p1', q: 0, a }] }, /entry 1 of/]),
    [{ ...record, entries: [{ n: 1, seat: 'p1', q: 0, a: 'x', more: [] }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, seat: 'p1', retract: 1, more: [] }] }, /entry 1 of/],
    [{ ...record, entries: [{ n: 1, undo: 1, more: [] }] }, /entry 1 of/],
  ])('is refused with a sentence otherwise (%#)', (input, sentence) => {
    expect(readRecord(input)).toMatch(sentence);
  });
});
