import { commandCard } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { commandLine, ordersOf } from './orders.js';

test('LEG-ORDER-04 a command card says how many pips it has and who gets orders', () => {
  expect(commandLine('en', '#p1-push')).toBe('●● 2 units');
  expect(commandLine('pl', '#p2-assault')).toBe('●●● 3 oddziały');
  expect(commandLine('en', 'p1-2-rebel-troopers')).toBe('');
  expect(ordersOf('en', commandCard('return-of-the-jedi'))).toBe('Luke Skywalker + 2 units');
  expect(ordersOf('pl', commandCard('no-time-for-sorrows'))).toBe('2 oddziały żołnierzy');
});
