import { fill } from '@potyczka/words';
import { expect, test } from 'vitest';
import { en } from '../text/en.js';
import { pl } from '../text/pl.js';
import { timeText } from './clock-text.js';

const english = (id: keyof typeof en, args = {}): string => fill('en', en[id], args);
const polish = (id: keyof typeof pl, args = {}): string => fill('pl', pl[id], args);

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

test('all the time that a turn has is there in its first second', () => {
  expect(timeText(english, 3 * DAY - SECOND)).toBe('3 days');
  expect(timeText(english, DAY - SECOND)).toBe('23:59:59');
  expect(timeText(english, DAY)).toBe('24:00:00');
  expect(timeText(english, 90 * SECOND - 1)).toBe('1:30');
});

test('what is left is told in days and hours, then to the second, in both languages', () => {
  expect(timeText(english, 2 * DAY + 7 * HOUR + SECOND)).toBe('2 days 8 h');
  expect(timeText(english, DAY + SECOND)).toBe('1 day 1 h');
  expect(timeText(polish, 2 * DAY)).toBe('2 dni');
  expect(timeText(polish, 5 * DAY - 3 * HOUR)).toBe('4 dni 21 h');
  expect(timeText(english, 2 * HOUR + 65 * SECOND)).toBe('2:01:05');
  expect(timeText(english, -5)).toBe('0:00');
});
