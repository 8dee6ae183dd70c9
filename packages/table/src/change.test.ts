import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, type Change, Differ, Misfit, type Sent } from './change.js';

const json = (x: unknown): unknown => JSON.parse(JSON.stringify(x));

const sentOf = (shown: object): Sent => new Differ().first(shown);
const update = (sent: Sent, shown: object): Change | undefined => new Differ().update(sent, shown);

/** Small data of all kinds, so that two of them often have much in common. */
const data = fc.letrec<{ any: unknown; list: unknown[]; object: Record<string, unknown> }>(tie => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 'a', '', undefined),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('any'), { maxLength: 5 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '__proto__', 'constructor'), tie('any'), {
    maxKeys: 5,
  }),
})).object;

describe('a change', () => {
  test('makes of what somebody had what they are shown, as it comes out of the wire', () => {
    fc.assert(
      fc.property(data, fc.array(data, { maxLength: 4 }), (first, others) => {
        const sent = sentOf(first);
        let client = json(first);
        for (const next of others) {
          const change = update(sent, next);
          expect(change === undefined).toBe(
            JSON.stringify(sorted(client)) === JSON.stringify(sorted(json(next))),
          );
          const before = JSON.stringify(client);
          const kept = client;
          if (change) client = applied(client, json(change) as Change);
          expect(client).toEqual(json(next));
          expect(JSON.stringify(kept)).toBe(before);
          expect(sent).toEqual(json(next));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('of what several are shown is worked out once, for each from what they had', () => {
    fc.assert(
      fc.property(
        data,
        data,
        fc.array(fc.tuple(data, fc.boolean()), { maxLength: 4 }),
        (one, other, more) => {
          const first = new Differ();
          const sent = [first.first({ all: one, mine: 1 }), first.first({ all: other, mine: 2 })];
          for (const [all, isTold] of more) {
            const round = new Differ();
            for (const [i, before] of sent.entries()) {
              // The second is told now and then only.
              if (i === 1 && !isTold) continue;
              const shown = { all, mine: i };
              const client = json(before);
              const change = round.update(before, shown);
              expect(before).toEqual(json(shown));
              expect(applied(client, json(change ?? {}) as Change)).toEqual(json(shown));
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is the same object for all who had the same and are shown the same', () => {
    const board = { hp: 3, list: [1] };
    const first = new Differ();
    const [one, other] = [
      first.first({ view: { board, hand: 1 } }),
      first.first({ view: { board, hand: 2 } }),
    ];
    const moved = { hp: 2, list: [1] };
    const round = new Differ();
    const changes = [
      round.update(one, { view: { board: moved, hand: 1 } }),
      round.update(other, { view: { board: moved, hand: 2 } }),
    ].map(c => (c?.view as Record<string, Change> | undefined)?.board);
    expect(changes[0]).toEqual({ hp: [2] });
    expect(changes[1]).toBe(changes[0]);
  });

  test('does not depend on what becomes of the data afterwards', () => {
    const live = { a: { hp: 3 }, list: [{ n: 1 }] };
    const sent = sentOf(live);
    live.a.hp = 2;
    live.list.push({ n: 2 });
    expect(update(sent, live)).toEqual({ a: { hp: [2] }, list: [1, 0, [{ n: 2 }]] });
    (live.list[1] as { n: number }).n = 5;
    expect(update(sent, live)).toEqual({ list: { 1: { n: [5] } } });
    expect(update(sent, live)).toBeUndefined();
  });

  test('is as small as what has changed', () => {
    const cards = Array.from({ length: 200 }, (_, i) => ({ id: i, name: `card ${i}`, at: [i, i] }));
    const sent = sentOf({ cards, turn: 1, gone: true });
    const drawn = cards.filter(c => c.id !== 77).map(c => (c.id === 3 ? { ...c } : c));
    expect(update(sent, { cards: drawn, turn: 2 })).toEqual({ cards: [77, 1, []], turn: [2], gone: [] });
    const one = drawn.map(c => (c.id === 5 ? { ...c, name: 'another' } : c));
    expect(update(sent, { cards: one, turn: 2 })).toEqual({ cards: { 5: { name: ['another'] } } });
  });

  test('of something else than somebody has is noticed where it does not fit', () => {
    expect(() => applied({ a: 1 }, { a: { b: [1] } })).toThrow(Misfit);
    expect(() => applied({ a: [1] }, { a: { 4: [1] } })).toThrow(Misfit);
    expect(() => applied({ a: [1] }, { a: [1, 1, []] })).toThrow(Misfit);
    expect(() => applied({ a: { b: 1 } }, { a: [0, 0, [1]] })).toThrow(Misfit);
  });
});

/** Members in the order of their names: that order means nothing. An empty object is no empty list. */
const sorted = (x: unknown): unknown => {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(sorted);
  const members = Object.entries(x)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
  return { members };
};
