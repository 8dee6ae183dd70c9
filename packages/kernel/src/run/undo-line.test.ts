import { expect, test } from 'vitest';
import type { Seat } from '../vocabulary.js';
import { decisionsSince, type EntryInForce } from './undo-line.js';

/** A match in which three seats answer in turn, and every fifth entry is forced. */
const entries = Array.from({ length: 3000 }, (_, i) => {
  const seat = `p${(i % 3) + 1}` as Seat;
  return { n: i + 1, seat, item: {} as EntryInForce['item'], told: i, news: undefined };
});
const isOwn = (n: number): boolean => n % 5 !== 0;

test.each([undefined, 2995, 2500, 1])('own decisions from %s on are those of the whole match', to => {
  const own = entries.filter(e => e.seat === 'p2' && isOwn(e.n)).map(e => e.n);
  expect(decisionsSince(entries, isOwn, 'p2', to)).toEqual({
    since: to === undefined ? [] : own.filter(n => n >= to),
    before: own.findLast(n => to === undefined || n < to),
  });
});

test('however long a match is, only its end is looked at', () => {
  let looked = 0;
  const counting = (n: number): boolean => {
    looked++;
    return isOwn(n);
  };
  decisionsSince(entries, counting, 'p2', 2995);
  expect(looked).toBeLessThan(6);
});
