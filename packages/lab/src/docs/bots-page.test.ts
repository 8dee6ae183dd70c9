import { readKept } from '@potyczka/cli/commands';
import { expect, test } from 'vitest';
import { opponents, rowOf } from './bots-page.js';
import { duelTables, isDuel } from './duels.js';

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
  const claimed = text.replace('"match"', '"claim":0.6,"match"');
  expect(rowOf(readKept(claimed))[4]).toBe('0% to 100%');
  expect(rowOf(readKept(text))).toEqual([
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

test('who met whom both ways round stands in one table, whatever file it was kept in', () => {
  const bots = ['greedy', 'greedy'].map(level => ({ level }));
  const vary = { input: {}, of: [[{ first: 'reds', second: 'blues' }]] };
  const match = { game: 'legion', options: {}, vary, bots, teams: false, seed: 4, timed: true };
  const about = { command: 'potyczka simulate legion', commit: 'abc', match };
  const game = { won: [1, 0], botTurns: [9, 9], decisions: 90, turns: 9 };
  const met = (first: string, second: string, won: number) => ({
    ...game,
    wonAt: [won, 1 - won],
    varied: { battlefield: 'desert', first, second },
  });
  const files = [
    [met('reds', 'blues', 1), met('blues', 'reds', 0)],
    [met('reds', 'blues', 0.5), met('blues', 'reds', 1)],
  ].map(games => readKept([about, ...games].map(line => `${JSON.stringify(line)}\n`).join('')));
  expect(files.every(isDuel)).toBe(true);
  expect(duelTables(files).split('\n')).toEqual([
    '|  | reds | blues | all |',
    '| --- | --- | --- | --- |',
    '| reds |  | 2.5 of 4, 22% to 91% | 2.5 of 4, 22% to 91% |',
    '| blues | 1.5 of 4, 9% to 78% |  | 1.5 of 4, 9% to 78% |',
    '',
    '4 games by `potyczka simulate legion --games 2` (abc), `potyczka simulate legion --games 2` (abc). Who sat first won 2.5 of 4, 22% to 91%.',
  ]);
});
