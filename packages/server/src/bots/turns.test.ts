import { expect, test } from 'vitest';
import { Turns } from './turns.js';

const taken = (turns: Turns<string>): string[] => {
  const all: string[] = [];
  for (let x = turns.next(); x !== undefined; x = turns.next()) all.push(x);
  return all;
};

test('addresses have their turns one after the other, however much one of them wants', () => {
  const turns = new Turns<string>();
  for (let i = 0; i < 4; i++) turns.add('many', 'm', `m${i}`);
  turns.add('one', 'o', 'o0');
  expect(turns.size).toBe(5);
  expect(taken(turns)).toEqual(['m0', 'o0', 'm1', 'm2', 'm3']);
  expect(turns.size).toBe(0);
});

test('so have the hosts at one address, who together have its turn', () => {
  const turns = new Turns<string>();
  for (const host of ['a', 'a', 'a', 'b', 'c']) turns.add('many', host, host);
  turns.add('one', 'o', 'o');
  expect(taken(turns)).toEqual(['a', 'o', 'b', 'c', 'a', 'a']);
});

test('whoever comes back after a turn comes after those who waited', () => {
  const turns = new Turns<string>();
  turns.add('x', 'x', 'x0');
  turns.add('y', 'y', 'y0');
  expect(turns.next()).toBe('x0');
  turns.add('x', 'x', 'x1');
  expect(taken(turns)).toEqual(['y0', 'x1']);
});
