import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quickDice } from '@potyczka/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { WrongArguments } from '../args.js';
import { potyczka } from '../fixtures/terminal.js';
import { gameNamed } from '../games.js';
import { doAll } from '../jobs/pool.js';
import { AnytimeInterval } from './anytime.js';
import { ClaimWatch } from './claim.js';
import { playGames, type SimulateTask } from './games.js';
import { tasksOf } from './index.js';
import { playerFrom, playerText } from './player.js';
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
const bots = ['random', 'random', 'random'].map(playerFrom);
const task = { game: 'adrenaline', options, bots, teams: false, seed: 7, timed: false };
const ARGS =
  'simulate adrenaline --seats random,random,random --games 4 --option skulls=5 --option frenzy=false --jobs 1';

describe('the same seed gives the same result', () => {
  test('however the games are dealt out', async () => {
    const all = await playGames({ ...task, from: 0, to: 4 });
    for (const size of [1, 3]) {
      const parts = await doAll('simulate', tasksOf(task, 4, size), 1, () => false);
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
    const game = { decisions: 10, turns: 2, botTurns: [1, 1] };
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

  test('what a game counts is averaged over the games that counted it', () => {
    const game = { decisions: 1, turns: 1, botTurns: [1], won: [1], wonAt: [1] };
    const { counts } = statisticsOf(
      [{ ...game, counts: { rounds: 12 } }, { ...game, counts: { rounds: 16 } }, game],
      ['greedy'],
    );
    expect(counts.rounds?.mean).toBe(14);
    expect(counts.rounds?.error).toBeCloseTo(3.92, 2);
  });
});

describe('an interval that may be looked at after each game', () => {
  const dice = quickDice(11);
  /** Looks after each of so many games; whether the true rate was ever outside, and how wide it is in the end. */
  const looked = (rate: number, games: number) => {
    const interval = new AnytimeInterval();
    let isWrong = false;
    for (let n = 0; n < games; n++) {
      interval.add(dice.below(1000) < 1000 * rate ? 1 : 0);
      isWrong ||= interval.rate.low > rate || interval.rate.high < rate;
    }
    return { isWrong, ...interval.rate };
  };

  test.each([0.5, 0.08, 0.93])('holds the true rate %s in 95 of 100 runs', rate => {
    const wrong = Array.from({ length: 200 }, () => looked(rate, 200)).filter(each => each.isWrong).length;
    expect(wrong).toBeLessThanOrEqual(10);
  });

  test('narrows, and costs little beside one whose number of games is fixed', () => {
    const few = looked(0.7, 50);
    const many = looked(0.7, 800);
    const fixed = wilson(560, 800);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
    expect(many.high - many.low).toBeLessThan(2.5 * (fixed.high - fixed.low));
  });

  test('knows nothing without games, and everything that is won is no certainty', () => {
    expect(new AnytimeInterval().rate).toEqual({ rate: 0, low: 0, high: 1 });
    const { low, high } = looked(1, 30);
    expect(low).toBeGreaterThan(0.7);
    expect(low).toBeLessThan(1);
    expect(high).toBe(1);
  });

  test('takes parts of a victory, and a deal from all places as one', () => {
    const halves = new ClaimWatch(0.6, 2);
    const game = { wonAt: [], botTurns: [], decisions: 1, turns: 1 };
    for (let n = 0; n < 400 && !halves.isSettled; n++) halves.add({ ...game, won: [n % 2] });
    // Each pair is an even share: that it is below 0.6 shows much sooner than with games that are won or lost.
    expect({ verdict: halves.verdict, games: halves.games }).toEqual({ verdict: 'below', games: 64 });
    const singles = new ClaimWatch(0.6, 1);
    for (let n = 0; n < 64; n++) singles.add({ ...game, won: [n % 2] });
    expect(singles.verdict).toBe('open');
  });
});

describe('--claim', () => {
  const fair = 'simulate adrenaline --seats random,random,random --option skulls=5 --option frenzy=false';

  test('stops when it is settled, and says so', async () => {
    const { out } = await potyczka(`${fair} --games 300 --claim 90% --jobs 1 --json`);
    const { games, settled } = JSON.parse(out);
    expect(settled).toMatchObject({ claim: 0.9, verdict: 'below' });
    expect(settled.high).toBeLessThan(0.9);
    expect(games).toBeLessThan(60);
    expect((await potyczka(`${fair} --games 60 --claim 90% --jobs 1`)).out).toContain(
      'the first wins more than 90.0%: settled: it does not',
    );
    expect((await potyczka(`${fair} --games 4 --claim 30% --jobs 1`)).out).toContain('not settled yet');
  });

  test.each(['1', '0', '150%', 'half', '-0.5', '100%'])('is not %s', async share => {
    const { code, err } = await potyczka(`${fair} --games 2 --claim=${share}`);
    expect(code).toBe(2);
    expect(err).toContain('--claim takes a share');
  });
});

test('with --paired each deal is played from all places', async () => {
  const { hints } = await gameNamed('adrenaline');
  /** The bottom of the weapon deck tells deals apart: nobody has drawn from there in a first turn. */
  const deals = async (of: SimulateTask): Promise<string[]> => {
    const found: string[] = [];
    const turn = (n: number, _: unknown, s: unknown): void => {
      found[n] ??= (s as { weaponDeck: string[] }).weaponDeck.slice(-4).join();
    };
    await playGames(of, { hints, turn, end: () => {} });
    return found;
  };
  const [a, b, c, d, e, f] = await deals({ ...task, paired: true, from: 0, to: 6 });
  expect([b, c, e, f]).toEqual([a, a, d, d]);
  expect(d).not.toBe(a);
  expect(new Set(await deals({ ...task, from: 0, to: 3 })).size).toBe(3);
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

describe('a bot is listed', () => {
  test('with its own bound: iterations for an answer, or processor time for a turn', () => {
    expect(['greedy', 'search:200', 'search:400ms'].map(playerFrom)).toEqual([
      { level: 'greedy', iterations: undefined, milliseconds: undefined },
      { level: 'search', iterations: 200, milliseconds: undefined },
      { level: 'search', iterations: undefined, milliseconds: 400 },
    ]);
    for (const text of ['greedy', 'search:200', 'search:400ms'])
      expect(playerText(playerFrom(text))).toBe(text);
  });

  test.each(['clever', 'search:', 'search:0', 'search:1.5', 'search:4s', 'search:1000001'])(
    'not as %s',
    text => {
      expect(() => playerFrom(text)).toThrow(WrongArguments);
    },
  );
});

describe('seats that win together', () => {
  test('are one team each: a party has one bot, two sides have two', async () => {
    const party = await potyczka('simulate gloomhaven --teams random --games 1 --jobs 1 --json');
    expect(JSON.parse(party.out).bots).toHaveLength(1);
    const sides = await potyczka('simulate apex --teams random,random --games 1 --jobs 1 --json');
    const { bots: both } = JSON.parse(sides.out) as { bots: { won: number }[] };
    expect(both.map(({ won }) => won).sort()).toEqual([0, 1]);
  });

  test('and as many bots must be listed', async () => {
    const { code, err } = await potyczka('simulate apex --teams random,random,random --games 1');
    expect(code).toBe(2);
    expect(err).toContain('--teams lists 3 bots, but there are 2 sides');
    const both = await potyczka('simulate apex --teams random,random --seats random,random');
    expect(both.err).toContain('exclude each other');
  });
});

describe('a run that was broken off', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-'));
  const file = path.join(folder, 'kept.jsonl');
  afterAll(() => rmSync(folder, { recursive: true }));
  const standings = async (games: number, more = '') => {
    const { out } = await potyczka(`${ARGS} --json --games ${games} ${more}`);
    const { bots: all, decisions } = JSON.parse(out) as { bots: { won: number }[]; decisions: number };
    return { won: all.map(bot => bot.won), decisions };
  };

  test('goes on where it stopped, even in the middle of a line', async () => {
    await standings(2, `--keep ${file}`);
    appendFileSync(file, '{"won":[1,');
    expect(await standings(4, `--keep ${file}`)).toEqual(await standings(4));
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(6);
  });

  test('and plays nothing more once its claim is settled', async () => {
    const other = path.join(folder, 'claim.jsonl');
    const run = async () => {
      const { out } = await potyczka(`${ARGS} --games 300 --claim 0.9 --keep ${other} --json`);
      const { games, settled } = JSON.parse(out);
      return { games, settled };
    };
    const first = await run();
    const lines = readFileSync(other, 'utf8');
    expect(await run()).toEqual(first);
    expect(readFileSync(other, 'utf8')).toBe(lines);
  });

  test('but not with games of another match', async () => {
    const { code, err } = await potyczka(`${ARGS} --seed 9 --keep ${file}`);
    expect(code).toBe(1);
    expect(err).toContain('another run');
  });
});

test('processor time is told of a run on one core, and bounds it there only', async () => {
  expect((await potyczka(ARGS)).out).toMatch(/ \d+ ms of processor time a turn/);
  const [game] = await playGames({ ...task, from: 0, to: 1 });
  expect(game).not.toHaveProperty('thought');
  const { err } = await potyczka(`${ARGS.replace('--jobs 1', '--jobs 2')} --seats search:9ms,random,random`);
  expect(err).toContain('--jobs is 1');
});

describe('options that change from game to game', () => {
  const variedIn = async (args: string): Promise<string[]> => {
    const { out, err } = await potyczka(`simulate adrenaline --option skulls=5 --jobs 1 --json ${args}`);
    if (err) return [err];
    const { groups } = JSON.parse(out) as { groups: { varied: Record<string, unknown>; games: number }[] };
    return groups.map(({ varied, games }) => `${Object.values(varied).join(' ')}: ${games}`);
  };

  test('are gone through in turn, once all places were changed', async () => {
    const seats = '--seats random,random:9,random';
    expect(await variedIn(`${seats} --games 7 --vary arena=A,C`)).toEqual(['A: 4', 'C: 3']);
    // The same bots in all places need not change them.
    expect(await variedIn('--seats random,random,random --games 3 --vary arena=A,C')).toEqual([
      'A: 2',
      'C: 1',
    ]);
  });

  test('in all combinations that the game accepts, equal or different in pairs', async () => {
    const { combinationsOf, variedFrom } = await import('./vary.js');
    const { gameNamed } = await import('../games.js');
    const kit = await gameNamed('legion');
    const told = (...texts: string[]): string[] => {
      const vary = variedFrom(kit, texts, {});
      return vary ? combinationsOf(kit, vary).map(({ varied }) => Object.values(varied).join(' ')) : [];
    };
    expect(told('first+second=rebels-500,empire-800')).toEqual([
      'rebels-500 rebels-500',
      'empire-800 empire-800',
    ]);
    // Armies of two sizes do not meet.
    expect(told('first/second=rebels-500,empire-500,empire-800')).toEqual([
      'rebels-500 empire-500',
      'empire-500 rebels-500',
    ]);
    expect(told('battlefield=desert,forest', 'first/second=rebels-500,empire-500')).toEqual([
      'desert rebels-500 empire-500',
      'desert empire-500 rebels-500',
      'forest rebels-500 empire-500',
      'forest empire-500 rebels-500',
    ]);
    expect(told()).toEqual([]);
  });

  test.each([
    ['colour=red,blue', 'has no option colour'],
    ['arena=A', 'takes NAME=VALUE'],
    ['arena', 'takes NAME=VALUE'],
    ['arena=Y,Z', 'accepts none'],
  ])('but not as %s', async (text, why) => {
    expect(await variedIn(`--seats random,random,random --vary ${text}`)).toEqual([
      expect.stringContaining(why),
    ]);
  });
});
