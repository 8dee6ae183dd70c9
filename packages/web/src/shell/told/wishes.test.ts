import { expect, test } from 'vitest';
import { ABOUT, asked, minutesOf, timeText, USUAL, withAbout } from './wishes.js';

test('whatever others wait for is told without asking, and a chat is not', () => {
  expect(USUAL).toEqual({ about: ['turn', 'clock', 'undo', 'invited', 'seat'], quiet: null });
});

test('what is told is told in one order, each once', () => {
  const all = withAbout(USUAL, 'chat', true);
  expect(all.about).toEqual(ABOUT);
  expect(withAbout(all, 'chat', true).about).toEqual(ABOUT);
  expect(withAbout(all, 'turn', false).about).toEqual(['clock', 'undo', 'invited', 'seat', 'chat']);
});

test('times of the day, from the first minute to the last; half a time is none', () => {
  for (const minutes of [0, 59, 60, 7 * 60, 1439]) expect(minutesOf(timeText(minutes))).toBe(minutes);
  expect([timeText(0), timeText(1439)]).toEqual(['00:00', '23:59']);
  expect([minutesOf(''), minutesOf('7:00'), minutesOf('07:0')]).toEqual([undefined, undefined, undefined]);
});

test('a server is told no hours where there are none', () => {
  const quiet = { from: 1, to: 2, zone: 'UTC' };
  expect(asked({ about: ['turn'], quiet: null })).toEqual({ about: ['turn'] });
  expect(asked({ about: ['turn'], quiet })).toEqual({ about: ['turn'], quiet });
});
