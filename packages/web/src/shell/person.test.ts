import { fill } from '@potyczka/words';
import { expect, test } from 'vitest';
import { pl } from '../text/pl.js';
import { cleanName, personName } from './person.js';

const t = (id: keyof typeof pl, args = {}): string => fill('pl', pl[id], args);

test('a guest whom the server has numbered is a guest in any language; names stay as they are', () => {
  expect(personName(t, 'Guest 3667')).toBe('Gość 3667');
  expect(personName(t, 'Guest 3667 (2)')).toBe('Gość 3667 (2)');
  expect(personName(t, 'Guest')).toBe('Guest');
  expect(personName(t, 'Zosia')).toBe('Zosia');
});

test('a name is what a table accepts: short, without what cannot be seen', () => {
  expect(cleanName('  Zo\u200bsia\n ')).toBe('Zosia');
  expect(cleanName('x'.repeat(30))).toHaveLength(24);
  expect(cleanName(' \t ')).toBe('');
  expect(cleanName('\u3164\u2800')).toBe('');
});
