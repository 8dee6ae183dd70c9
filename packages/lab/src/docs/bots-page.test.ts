import { expect, test } from 'vitest';
import { opponents, rowOf } from './bots-page.js';

test('who played is said in words', () => {
  expect(opponents(['search', 'greedy', 'greedy', 'greedy'])).toBe('search against three greedy');
  expect(opponents(['greedy', 'random'])).toBe('greedy against random');
  expect(opponents(['search', 'greedy', 'random', 'random'])).toBe('search against greedy and two random');
  expect(opponents(['greedy'])).toBe('a party of greedy');
});

test('a line has nothing but what was kept', () => {
  const match = {
    game: 'adrenaline',
    options: {},
    bots: ['search', 'greedy'].map(level => ({ level })),
    teams: false,
    seed: 4,
    timed: true,
  };
  const about = { command: 'potyczka simulate adrenaline --seed 4', commit: 'abc', match };
  const game = { wonAt: [1, 0], botTurns: [10, 10], decisions: 100, turns: 20 };
  const games = [
    { ...game, won: [1, 0], margins: [6, -6], thought: [4000, 100] },
    { ...game, won: [0, 1], margins: [-2, 2], thought: [2000, 100] },
  ];
  const text = [about, ...games].map(line => `${JSON.stringify(line)}\n`).join('');
  expect(rowOf(text)).toEqual([
    'adrenaline',
    'search against greedy',
    '2',
    '50%',
    '9% to 91%',
    '2.0 ± 7.8',
    '0.30 s',
    '50%',
    '`potyczka simulate adrenaline --seed 4 --games 2`',
    'abc',
  ]);
});
