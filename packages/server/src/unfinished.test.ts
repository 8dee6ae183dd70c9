import { expect, test } from 'vitest';
import { Incoming, overdue } from './unfinished.js';

const LIMITS = { longestMs: 1000, all: 100, ofAddress: 60 };

/** Somebody who has sent so many bytes of a message, and since when. */
const sender = (address: string, bytes: number, since?: number) => {
  const wire = { bytesRead: 500 };
  const incoming = new Incoming(wire);
  wire.bytesRead += bytes;
  incoming.since = since;
  return { address, incoming, wire };
};

test('a message that has not come in whole in time is given up, and no sooner', () => {
  const ann = sender('a', 5);
  const quiet = sender('b', 0);
  expect(overdue([ann, quiet], LIMITS, 10_000)).toEqual([]);
  expect(overdue([ann, quiet], LIMITS, 10_999)).toEqual([]);
  expect(overdue([ann, quiet], LIMITS, 11_000)).toEqual([ann]);
  ann.incoming.ended();
  expect(overdue([ann, quiet], LIMITS, 90_000)).toEqual([]);
});

test('control frames in the middle neither count as a part of a message nor end it', () => {
  const ann = sender('a', 5);
  ann.wire.bytesRead += 6 + 3;
  ann.incoming.control(3);
  expect(ann.incoming.unfinished).toBe(5);
  const quiet = sender('b', 6);
  quiet.incoming.control(0);
  expect(overdue([ann, quiet], LIMITS, 0)).toEqual([]);
  expect(overdue([ann, quiet], LIMITS, 1000)).toEqual([ann]);
});

test('what one address and all together may leave unfinished is bounded; who began first goes first', () => {
  const old = sender('a', 40, 100);
  const next = sender('a', 40, 200);
  expect(overdue([old, next], LIMITS, 300)).toEqual([old]);
  expect(overdue([sender('a', 30, 1), sender('a', 30, 2)], LIMITS, 300)).toEqual([]);
  const [one, two, three] = [sender('a', 40, 1), sender('b', 40, 2), sender('c', 40, 3)];
  expect(overdue([three, one, two], LIMITS, 300)).toEqual([one]);
});
