import { type Reply, share } from '@potyczka/table';
import { expect, test } from 'vitest';
import { writeMessage } from './written.js';

test('a message is written as JSON, and what many are sent alike is written once', () => {
  let times = 0;
  const counted = { toJSON: () => `written ${++times} times` };
  const open = share([{ table: 'abc', counted }]) as unknown;
  const reply = (re: number) =>
    ({ re, ok: true, value: { open, mine: [{ 'a"b': 1 }], none: undefined } }) as unknown as Reply;
  const wanted = (re: number) => ({
    re,
    ok: true,
    value: { open: [{ table: 'abc', counted: 'written 1 times' }], mine: [{ 'a"b': 1 }] },
  });
  for (const re of [1, 2, 3]) expect(JSON.parse(writeMessage(reply(re)))).toEqual(wanted(re));
  expect(times).toBe(1);
  const push = { push: 'lists', open } as unknown as Reply;
  expect(JSON.parse(writeMessage(push))).toEqual({ push: 'lists', open: wanted(1).value.open });
  expect(times).toBe(1);
  const refusal = { re: 4, ok: false, problem: { code: 'fault', why: { id: 'x' } } } as const;
  expect(JSON.parse(writeMessage(refusal))).toEqual(refusal);
});
