import { expect, test } from 'vitest';
import { areBoundedOptions, isBounded } from './bounded.js';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

test('plain data is read further, anything else is not', () => {
  for (const x of [null, true, 0, -1.5, '', 'a', [], {}, [1, [2]], { a: { b: ['c'] } }])
    expect(isBounded(x)).toBe(true);
  for (const x of [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol('a')])
    expect([x, { x }, [x]].map(isBounded)).toEqual([false, false, false]);
});

test('texts have at most 200 characters, names included', () => {
  const [most, more] = ['x'.repeat(200), 'x'.repeat(201)];
  expect([most, { [most]: 1 }].every(isBounded)).toBe(true);
  expect([more, [more], { [more]: 1 }].map(isBounded)).toEqual([false, false, false]);
});

test('data is at most eight deep', () => {
  expect(isBounded(nested(7))).toBe(true);
  expect(isBounded(nested(8))).toBe(false);
  expect(isBounded(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBe(false);
});

test('data has at most 4,000 values, and a longer list is not walked', () => {
  expect(isBounded(new Array(3999).fill(0))).toBe(true);
  expect(isBounded(new Array(4000).fill(0))).toBe(false);
  const walked = new Proxy(new Array(5000).fill(0), {
    ownKeys: () => {
      throw new Error('walked');
    },
  });
  expect(isBounded(walked)).toBe(false);
  expect(isBounded(Array.from({ length: 80 }, () => new Array(50).fill(0)))).toBe(false);
});

test('a name that would change what an object is is no name', () => {
  expect(isBounded(JSON.parse('{"a":{"__proto__":{"b":1}}}'))).toBe(false);
});

test('options are an object with at most 32 names, each as deep as data', () => {
  const named = (n: number): object => Object.fromEntries(Array.from({ length: n }, (_, i) => [`o${i}`, 1]));
  expect(areBoundedOptions(named(32))).toBe(true);
  expect(areBoundedOptions(named(33))).toBe(false);
  expect(areBoundedOptions({ a: nested(7) })).toBe(true);
  expect(areBoundedOptions({ a: nested(8) })).toBe(false);
  for (const x of [null, [], 'x', 1]) expect(areBoundedOptions(x)).toBe(false);
});
