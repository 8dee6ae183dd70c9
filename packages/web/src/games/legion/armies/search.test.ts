import { UNITS, unitCard } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { isFound, type Search, searched } from './search.js';

const ALL: Search = { text: '', rank: null, most: null, sort: 'rank' };

test('a unit is found by name, by weapon, and by its keywords in both languages', () => {
  const storm = unitCard('stormtroopers');
  for (const text of ['storm', 'E-11', 'precise', 'Precyzyjny', 'storm precise'])
    expect(isFound(storm, text), text).toBe(true);
  for (const text of ['wookiee', 'storm wookiee', 'lightsaber'])
    expect(isFound(storm, text), text).toBe(false);
});

test('rank and points narrow the list, both bounds counted in', () => {
  const corps = searched(UNITS, { ...ALL, rank: 'corps' }, 'en');
  expect(corps.length).toBeGreaterThan(5);
  expect(corps.every(u => u.rank === 'corps')).toBe(true);
  const { points } = unitCard('stormtroopers');
  const cheap = searched(UNITS, { ...ALL, most: points }, 'en').map(u => u.id);
  expect(cheap).toContain('stormtroopers');
  expect(searched(UNITS, { ...ALL, most: points - 1 }, 'en').map(u => u.id)).not.toContain('stormtroopers');
});

test('by points and by name', () => {
  const points = searched(UNITS, { ...ALL, sort: 'points' }, 'en').map(u => u.points);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  const names = searched(UNITS, { ...ALL, sort: 'name' }, 'en').map(u => u.name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
