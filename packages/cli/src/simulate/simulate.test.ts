import type { Level } from '@potyczka/bots';
import { describe, expect, test } from 'vitest';
import { potyczka } from '../fixtures/terminal.js';
import { doAll } from '../jobs/pool.js';
import { playGames } from './games.js';
import { tasksOf } from './index.js';
import { statisticsOf, wilson } from './statistics.js';

const options = {
  players: 3,
  arena: 'A',
  skulls: 5,
  frenzy: false,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};
const bots: Level[] = ['random', 'random', 'random'];
const task = { game: 'adrenaline', options, bots, seed: 7, iterations: undefined };
const ARGS =
  'simulate adrenaline --seats random,random,random --games 4 --option skulls=5 --option frenzy=false --jobs 1';

describe('the same seed gives the same result', () => {
  test('however the games are dealt out', async () => {
    const all = await playGames({ ...task, from: 0, to: 4 });
    for (const size of [1, 3]) {
      const parts = await doAll('simulate', tasksOf(task, 4, size), 1, () => {});
      expect(parts.flat()).toEqual(all);
    }
  });

  test('and another seed another', async () => {
    expect(await playGames({ ...task, from: 0, to: 3 })).not.toEqual(
      await playGames({ ...task, seed: 8, from: 0, to: 3 }),
    );
  });
});

test('bots change places from game to game', async () => {
  for (const [n, { won, wonAt }] of (await playGames({ ...task, from: 0, to: 6 })).entries())
    for (const place of [0, 1, 2]) expect(won[(place + n) % 3]).toBe(wonAt[place]);
});

describe('statistics', () => {
  test("Wilson's interval", () => {
    expect(wilson(5, 10).low).toBeCloseTo(0.2366, 4);
    expect(wilson(5, 10).high).toBeCloseTo(0.7634, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(80, 100).low).toBeCloseTo(0.7112, 4);
  });

  test('a shared victory counts in parts', () => {
    const game = { decisions: 10, turns: 2 };
    const {
      bots: standings,
      decisionsPerGame,
      turnsPerGame,
      places,
    } = statisticsOf(
      [
        { ...game, won: [1, 0], wonAt: [0, 1] },
        { ...game, won: [0.5, 0.5], wonAt: [0.5, 0.5] },
      ],
      ['greedy', 'random'],
    );
    expect(standings.map(({ bot, won, rate }) => ({ bot, won, rate }))).toEqual([
      { bot: 'greedy', won: 1.5, rate: 0.75 },
      { bot: 'random', won: 0.5, rate: 0.25 },
    ]);
    expect(places.map(({ rate }) => rate)).toEqual([0.25, 0.75]);
    expect({ decisionsPerGame, turnsPerGame }).toEqual({ decisionsPerGame: 10, turnsPerGame: 2 });
  });
});

test('--json is one line that another program reads', async () => {
  const { code, out, err } = await potyczka(`${ARGS} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const read = JSON.parse(out);
  expect(read).toMatchObject({ game: 'adrenaline', seed: 1, games: 4, options: { players: 3, skulls: 5 } });
  expect(read.bots).toHaveLength(3);
  expect(read.bots.reduce((sum: number, { won }: { won: number }) => sum + won, 0)).toBeCloseTo(4);
});

test('the report names rates, intervals, decisions and turns', async () => {
  const { out } = await potyczka(ARGS);
  expect(out).toMatch(/^adrenaline: 4 games, seed 1, players 3, arena B, skulls 5, frenzy false/);
  expect(out).toMatch(/ 1 random +\d+\.\d% {2}\[ *\d+\.\d%, +\d+\.\d%\]/);
  expect(out).toMatch(/[\d.]+ decisions and [\d.]+ turns a game/);
});
