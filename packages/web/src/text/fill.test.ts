import { expect, test } from 'vitest';
import { fill } from './fill.js';

const LINES = 'Jest {n, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}} u gracza {who}.';

test('Polish counts one, a few and many', () => {
  const said = [1, 2, 4, 5, 12, 21, 22, 0].map(n => fill('pl', LINES, { n, who: 'A' }));
  const lines = [
    '1 wpis',
    '2 wpisy',
    '4 wpisy',
    '5 wpisów',
    '12 wpisów',
    '21 wpisów',
    '22 wpisy',
    '0 wpisów',
  ];
  expect(said).toEqual(lines.map(x => `Jest ${x} u gracza A.`));
});

test('English counts one and others; a form that is missing is the other one', () => {
  const text = 'after {n, plural, one {# minute} other {# minutes}}';
  expect([1, 2, 21].map(n => fill('en', text, { n }))).toEqual([
    'after 1 minute',
    'after 2 minutes',
    'after 21 minutes',
  ]);
  expect(fill('pl', '{n, plural, other {#×}}', { n: 3 })).toBe('3×');
});

test('what is not given leaves nothing behind', () => {
  expect(fill('en', 'a {b} c {d}', { d: 0 })).toBe('a  c 0');
});
