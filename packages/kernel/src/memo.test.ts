import { expect, expectTypeOf, test } from 'vitest';
import { forgetMemos, memo, renewing, together, untilEvent } from './memo.js';

const counted = <A extends readonly unknown[], X>(work: (...args: A) => X) => {
  const calls = {
    n: 0,
    work: (...args: A): X => {
      calls.n++;
      return work(...args);
    },
  };
  return calls;
};

test('something is worked out once for a part of the state, whoever holds it', () => {
  const sum = counted((s: { list: readonly number[] }) => s.list.reduce((a, b) => a + b, 0));
  const sumOf = memo(s => s.list, sum.work);
  const list = [1, 2, 3];
  expect([sumOf({ list }), sumOf({ list }), sumOf({ list: [1, 2, 3] }), sumOf({ list })]).toEqual([
    6, 6, 6, 6,
  ]);
  expect(sum.n).toBe(2);
});

test('several keys hold together: board and figure, then a text', () => {
  const far = counted((board: object, at: string, n: number) => `${at}${n}${Object.keys(board).length}`);
  const reach = memo([board => board, (_, at) => at, (_, _at, n) => n], far.work);
  const [one, two] = [{}, { x: 1 }];
  expect([reach(one, 'a', 1), reach(one, 'a', 2), reach(one, 'b', 1), reach(two, 'a', 1)]).toEqual([
    'a10',
    'a20',
    'b10',
    'a11',
  ]);
  expect([reach(one, 'a', 1), reach(two, 'a', 1)]).toEqual(['a10', 'a11']);
  expect(far.n).toBe(4);
});

test('nothing is worth remembering too', () => {
  const find = counted((_: object): string | undefined => undefined);
  const [found, key, other] = [memo(x => x, find.work), {}, {}];
  expect([found(key), found(other), found(key)]).toEqual([undefined, undefined, undefined]);
  expect(find.n).toBe(2);
});

test('no more values are kept under texts and numbers than it says', () => {
  const square = counted((n: number) => n * n);
  const squareOf = memo(n => n, square.work, { most: 2 });
  expect([1, 2, 1, 3, 1].map(n => squareOf(n))).toEqual([1, 4, 1, 9, 1]);
  expect(square.n).toBe(4);
});

test('what fails is not kept', () => {
  let isBroken = true;
  const get = memo(
    n => n,
    (n: number) => {
      if (isBroken) throw new Error('broken');
      return n;
    },
  );
  expect(() => get(1)).toThrow('broken');
  isBroken = false;
  expect(get(1)).toBe(1);
});

test('all memos can be emptied', () => {
  const one = counted((x: object) => [x]);
  const two = counted((x: object, n: number) => [x, n]);
  const [oneOf, twoOf, x] = [memo(y => y, one.work), memo([y => y, (_, n) => n], two.work), {}];
  for (const forget of [false, false, true]) {
    if (forget) forgetMemos();
    oneOf(x);
    twoOf(x, 1);
  }
  expect([one.n, two.n]).toEqual([2, 2]);
});

test('a state that events change in place is another one after each', () => {
  const state = { n: 1 };
  const apply = renewing({
    added: (s: typeof state, e: { n: number }) => {
      s.n += e.n;
    },
  });
  const double = counted((s: typeof state) => s.n * 2);
  const doubleOf = memo(untilEvent, double.work);
  expect([doubleOf(state), doubleOf(state)]).toEqual([2, 2]);
  apply.added(state, { n: 4 });
  expect([doubleOf(state), doubleOf({ n: 5 }), double.n]).toEqual([10, 10, 3]);
});

test('nobody may change what is remembered', () => {
  const listOf = memo(
    x => x,
    (_: object): number[] => [],
  );
  const tableOf = memo(
    x => x,
    (_: object) => new Map<string, number>(),
  );
  expectTypeOf(listOf({})).toEqualTypeOf<readonly number[]>();
  expectTypeOf(tableOf({})).toEqualTypeOf<ReadonlyMap<string, number>>();
});

test('several things at once are one key: the same in the same order, and neither fewer nor others', () => {
  const [a, b] = [{}, {}];
  const keyOf = together();
  const key = keyOf([a, b, 'x', 1]);
  expect(keyOf([a, b, 'x', 1])).toBe(key);
  for (const other of [[a, b, 'x'], [a, b, 'x', 1, 1], [b, a, 'x', 1], [{}, b, 'x', 1], [a, b, 'x', '1'], []])
    expect(keyOf(other)).not.toBe(key);
  expect(keyOf([a, b, 'x', 1])).toBe(key);
  expect(keyOf([])).toBe(keyOf([]));
  forgetMemos();
  expect(keyOf([a, b, 'x', 1])).not.toBe(key);
});
