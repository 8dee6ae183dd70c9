import { describe, expect, test } from 'vitest';
import { muster } from './fixtures/muster.js';
import { matchOptions, readOptions } from './index.js';
import { Run, readRecord, replay, seedOf } from './run/index.js';

const fault = (input: unknown) => {
  const read = matchOptions(muster, input);
  return read.ok ? undefined : { field: read.field, at: read.at, rule: read.refusal?.rule };
};

describe('data that the game reads', () => {
  test('what is missing is as the game proposes it, by its settings', () => {
    const read = matchOptions(muster, { points: 4 });
    expect(read.ok && read.options).toEqual({
      points: 4,
      field: { name: 'the ford', rounds: 3 },
      armies: { p1: { units: ['archers', 'archers'] }, p2: { units: ['archers', 'archers'] } },
    });
  });

  test('it is brought into its one form', () => {
    const armies = { p2: { units: ['riders', 'captain'], motto: 'none' } };
    const read = matchOptions(muster, { armies });
    expect(read.ok && read.options.armies.p2).toEqual({ units: ['captain', 'riders'] });
  });

  test('a fault is told with its rule and its place', () => {
    const army = (...units: unknown[]) => fault({ armies: { p1: { units } } });
    expect(army('riders', 'dragon')).toEqual({ field: 'armies', at: 'p1.units.1', rule: 'MUS-ARMY-01' });
    expect(army('captain', 'captain')).toEqual({ field: 'armies', at: 'p1.units.1', rule: 'MUS-ARMY-02' });
    expect(army('riders', 'riders', 'captain')).toEqual({
      field: 'armies',
      at: 'p1.units',
      rule: 'MUS-ARMY-03',
    });
    expect(fault({ field: { name: 'hill', rounds: 6 } })).toMatchObject({ field: 'field', at: 'rounds' });
  });

  test('the same army is too dear where the host allows fewer points', () => {
    const armies = { p1: { units: ['captain', 'riders'] } };
    expect(fault({ points: 7, armies })).toBeUndefined();
    expect(fault({ points: 6, armies })?.rule).toBe('MUS-ARMY-03');
  });

  test('what is no plain data, or of no seat, never reaches the game', () => {
    for (const field of [undefined, () => 1, 'x'.repeat(201), new Array(5000).fill(1)])
      expect(fault({ field })).toEqual({ field: 'field', at: undefined, rule: undefined });
    for (const armies of [[], 'p1', { p0: {} }, { king: {} }])
      expect(fault({ armies })).toEqual({ field: 'armies', at: undefined, rule: undefined });
  });

  test('before the start only what was brought is there', () => {
    const read = readOptions(muster.options, { armies: { p2: { units: ['riders'] } } });
    expect(read.ok && read.options.armies).toEqual({ p2: { units: ['riders'] } });
  });
});

test('a record holds what was read, and is refused where its list breaks a rule', () => {
  const read = matchOptions(muster, { points: 7, armies: { p1: { units: ['riders', 'captain'] } } });
  if (!read.ok) throw new Error(read.accepted);
  const run = new Run(muster, read.options, { seed: seedOf(1) });
  run.answer('p1', run.q, 'captain');
  const record = { ...JSON.parse(JSON.stringify(run.record())), seed: seedOf(1) };
  expect(record.options.armies.p1).toEqual({ units: ['captain', 'riders'] });
  expect(replay(muster, readRecord(record) as never).ok).toBe(true);
  record.options.armies.p1.units = ['captain', 'captain'];
  expect(replay(muster, readRecord(record) as never)).toMatchObject({
    ok: false,
    entry: 0,
    refusal: { rule: 'MUS-ARMY-02' },
  });
  record.options.armies.p1.units = 'x'.repeat(201);
  expect(readRecord(record)).toBe("the record's options are malformed");
});
