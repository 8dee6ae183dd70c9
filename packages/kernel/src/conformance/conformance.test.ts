import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import { discs } from '../fixtures/discs.js';
import { muster } from '../fixtures/muster.js';
import { planning } from '../fixtures/planning.js';
import { camp } from '../fixtures/readme-places.js';
import { shots } from '../fixtures/shots.js';
import { skirmish } from '../fixtures/skirmish/index.js';
import { ticTacToe } from '../fixtures/tic-tac-toe.js';
import { seeds, words } from '../fixtures/words.js';
import type { Answer } from '../index.js';
import { checkPlayout, conformance } from './index.js';

test('an answer that is liked is given two times of three at least, and every event is told', () => {
  const begunInTheMiddle = (likes?: (a: Answer) => number): number => {
    let games = 0;
    for (const seed of seeds) {
      const cells: number[] = [];
      const watch = (e: { cell: number }): void => void cells.push(e.cell);
      const suite = {
        game: ticTacToe,
        options: [{}],
        seeds,
        bound: 9,
        ...words,
        watch,
        ...(likes && { likes }),
      };
      checkPlayout({ suite, options: {}, seed });
      expect(new Set(cells).size).toBeGreaterThanOrEqual(5);
      if (cells[0] === 4) games++;
    }
    return games;
  };
  expect(begunInTheMiddle()).toBeLessThan(seeds.length / 3);
  expect(begunInTheMiddle(a => (a === '4' ? 2 : a === '0' ? 1 : 0))).toBeGreaterThan(seeds.length / 2);
});

/** Whole games of all fixtures, each deal checked in every way, take their time. */
const few = seeds.slice(0, 5);

describe('the fixtures conform', () => {
  conformance(test, { game: ticTacToe, options: [{}], seeds: few, bound: 9, ...words });
  conformance(test, {
    game: ambush,
    options: [{ players: 2 }, { players: 3 }, { players: 4 }],
    seeds: few,
    bound: 120,
    every: 3,
    ...words,
  });
  conformance(test, { game: skirmish, options: [{ notes: 0 }], seeds: few, bound: 400, every: 6, ...words });
  conformance(test, { game: shots, options: [{ aim: 10 }], seeds: few, bound: 400, every: 6, ...words });
  conformance(test, {
    game: camp,
    options: [{ colours: 2, banners: { p1: { colours: ['white'] }, p2: { colours: ['blue', 'red'] } } }],
    seeds: few,
    bound: 4,
    ...words,
  });
  conformance(test, {
    game: muster,
    options: [
      {
        points: 8,
        field: { name: 'the ford', rounds: 4 },
        armies: { p1: { units: ['captain', 'riders'] }, p2: { units: ['archers', 'archers', 'militia'] } },
      },
    ],
    seeds: few,
    bound: 10,
    ...words,
  });
  conformance(test, {
    game: discs,
    options: [
      { side: 6000, squad: 1, arrows: false },
      { side: 10000, squad: 1, arrows: true },
      { side: 12000, squad: 3, arrows: false },
    ],
    seeds: few,
    bound: 64,
    every: 4,
    ...words,
  });
});

describe('a game of stages conforms', () => {
  conformance(test, {
    game: planning,
    options: [{ players: 1 }, { players: 2 }, { players: 3 }],
    seeds: few,
    bound: 20,
    ...words,
  });
});

test('a long stretch of quiet questions is walked through in about as many decisions', () => {
  const quiet: typeof ticTacToe = {
    ...ticTacToe,
    *step(t) {
      for (let i = 0; i < 24; i++) {
        yield* t.choose('p1', {
          rule: 'TTT-MARK',
          ask: { id: 'mark' },
          from: ['a', 'b'],
          key: k => k,
          show: k => ({ label: { id: k } }),
        });
      }
      t.emit({ type: 'marked', cell: 0, by: 'p1' }, 'TTT-MARK');
      return { winner: null };
    },
  };
  const suite = { game: quiet, options: [{}], seeds: few, bound: 24, ...words };
  for (const seed of seeds.slice(0, 4)) {
    const { decisions, undone } = checkPlayout({ suite, options: {}, seed });
    expect(decisions).toBeLessThan(3 * 24);
    expect(undone).toBeGreaterThan(0);
  }
});
