import { expect, test } from 'vitest';
import { isTooDeep } from './depth.js';

const deep = (text: string, most: number) => isTooDeep(Buffer.from(text), most);

test('a text is as deep as its lists and objects, whatever stands in its words', () => {
  expect(deep('[[[]]]', 3)).toBe(false);
  expect(deep('[[[[]]]]', 3)).toBe(true);
  expect(deep('{"a":[{"b":1}]}', 3)).toBe(false);
  expect(deep('{"a":[{"b":{}}]}', 3)).toBe(true);
  expect(deep('[[],[],[],[]]', 2)).toBe(false);
  expect(deep(JSON.stringify(['[[[[[', '\\"[[[[', '{"{{{']), 1)).toBe(false);
  expect(deep('["\\\\",[[]]]', 2)).toBe(true);
});

test('an ordinary message is never too deep; one that would exhaust the stack is', () => {
  expect(isTooDeep(Buffer.from('{"id":1,"do":"answer","table":"abcdefgh","q":0,"a":["1","2"]}'))).toBe(false);
  expect(isTooDeep(Buffer.from('['.repeat(5000)))).toBe(true);
});
