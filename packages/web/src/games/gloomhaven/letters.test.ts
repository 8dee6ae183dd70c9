import { expect, test } from 'vitest';
import { letterIn } from './letters.js';

test('heroes of a party whose names begin alike have letters of their own', () => {
  const party = ['Spellweaver', 'Scoundrel', 'Sunkeeper', 'Brute'];
  expect(party.map(name => letterIn(party, name))).toEqual(['S', 'C', 'U', 'B']);
  expect(letterIn(['Śpiew'], 'Śpiew')).toBe('Ś');
  expect(letterIn([], 'Brute')).toBe('B');
});
