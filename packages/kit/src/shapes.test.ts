import { expect, test } from 'vitest';
import { either, flag, int, list, matching, oneOf, record, shape, text } from './shapes.js';

test('a shape has exactly its fields, each as it was said', () => {
  const is = shape({ n: int(1, 3), who: oneOf(['a', null]), on: flag });
  expect(is({ n: 3, who: null, on: false })).toBe(true);
  expect(is({ n: 4, who: 'a', on: true })).toBe(false);
  expect(is({ n: 1.5, who: 'a', on: true })).toBe(false);
  expect(is({ n: 1, who: 'b', on: true })).toBe(false);
  expect(is({ n: 1, who: 'a', on: 1 })).toBe(false);
  expect(is({ n: 1, who: 'a' })).toBe(false);
  expect(is({ n: 1, who: 'a', on: true, more: 1 })).toBe(false);
  expect([is(null), is([]), is('n')]).toEqual([false, false, false]);
});

test('a list has so many at most, a record only known names', () => {
  const ids = list(either(text, int(0, 9)), 2);
  expect([ids([]), ids(['a', 9]), ids([true]), ids(['a', 'b', 'c']), ids('ab')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const counts = record(matching(/^[a-z]$/), int(0, 9));
  expect([counts({ a: 1 }), counts({ A: 1 }), counts({ a: 10 }), counts([])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
