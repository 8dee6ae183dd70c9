import { describe, expect, test } from 'vitest';
import { oddsFor } from '../fixtures/odds.js';
import { shots } from '../fixtures/shots.js';
import { skirmish } from '../fixtures/skirmish/index.js';
import { about, beginning, chanceFrom, determinize, imagined, odds, quickDice, World } from './index.js';

const fight = new World(skirmish, { notes: 0 }, beginning(skirmish, { notes: 0 }), chanceFrom(quickDice(1)));
fight.give('p1', 'scout');
const shooting = new World(shots, { aim: 10 }, beginning(shots, { aim: 10 }), chanceFrom(quickDice(3)));

describe('the odds of an answer', () => {
  test('are the values in order, with what is counted and what is assumed', () => {
    const figures = oddsFor(fight, 'p1', 'shoot:sniper');
    expect(figures).toMatchObject({
      what: { id: 'odds-wounds', args: { unit: 'sniper', cover: 0 } },
      assumes: [{ id: 'odds-nobody-reacts' }],
      exact: true,
    });
    expect(figures?.values.map(v => v.value)).toEqual([0, 1, 2, 3]);
    expect(figures?.marked).toEqual({ id: 'odds-dies' });
    expect(figures?.values.map(v => v.isMarked ?? false)).toEqual([false, false, false, true]);
    expect(figures?.values.reduce((sum, v) => sum + v.p, 0)).toBeCloseTo(1, 12);
    expect(figures?.mean).toBeCloseTo(
      figures?.values.reduce((sum, v) => sum + Number(v.value) * v.p, 0) ?? -1,
      12,
    );
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
  });

  test('come with the means of what is counted besides, exact or estimated', () => {
    const game: typeof skirmish = {
      ...skirmish,
      odds: () => ({
        what: { id: 'dice' },
        legs: [
          function* (t) {
            t.emit({ type: 'round', round: t.roll('SKM-ROLL', [1, 2, 3, 4]) }, 'SKM-ROLL');
          },
        ],
        value: s => (s.round > 2 ? 'more' : 'less'),
        besides: [
          { what: { id: 'rounds' }, of: s => s.round },
          { what: { id: 'last' }, of: s => (s.round === 4 ? 1 : 0) },
        ],
      }),
    };
    const w = new World(game, { notes: 0 }, beginning(game, { notes: 0 }), chanceFrom(quickDice(1)));
    expect(oddsFor(w, 'p1', 'scout')?.besides).toEqual([
      { what: { id: 'rounds' }, mean: 2.5 },
      { what: { id: 'last' }, mean: 0.25 },
    ]);
    const rough = oddsFor(w, 'p1', 'scout', { paths: 1, plays: 4000 });
    expect(rough?.exact).toBe(false);
    expect(rough?.besides?.[0]?.mean).toBeCloseTo(2.5, 1);
    expect(oddsFor(fight, 'p1', 'shoot:sniper')).not.toHaveProperty('besides');
  });

  test('take the ends of a formula where it knows them, and are played where it does not', () => {
    let rolls = 0;
    const game: typeof skirmish = {
      ...skirmish,
      odds: () => ({
        what: { id: 'dice' },
        legs: [1, 2].map(
          () =>
            function* (t) {
              rolls++;
              t.emit({ type: 'round', round: t.s.round + t.roll('SKM-ROLL', [0, 1]) }, 'SKM-ROLL');
            },
        ),
        ends: s => (s.round === 1 ? undefined : [2, 5].map(round => ({ state: { ...s, round }, p: 0.5 }))),
        value: s => s.round,
      }),
    };
    const w = new World(game, { notes: 0 }, beginning(game, { notes: 0 }), chanceFrom(quickDice(1)));
    expect(w.state.round).toBe(1);
    const chances = oddsFor(w, 'p1', 'scout')?.values.map(({ value, p }) => [value, p]);
    expect(chances).toEqual([
      [1, 0.25], // both played
      [2, 0.5], // half of it played, half of it by the formula
      [5, 0.25],
    ]);
    expect(rolls).toBe(4); // two paths of the first part, two of the second
  });

  test('are missing where the game gives none or the seat is not asked', () => {
    expect(oddsFor(fight, 'p1', 'stand-by')).toBeUndefined();
    expect(oddsFor(fight, 'p2', 'shoot:sniper')).toBeUndefined();
  });

  test('are estimated beyond the limit of paths, near the true ones and the same each time', () => {
    const exact = oddsFor(fight, 'p1', 'shoot:sniper');
    const rough = oddsFor(fight, 'p1', 'shoot:sniper', { paths: 3, plays: 4000 });
    expect(rough?.exact).toBe(false);
    expect(rough?.mean).toBeCloseTo(exact?.mean ?? -1, 1);
    expect(oddsFor(fight, 'p1', 'shoot:sniper', { paths: 3, plays: 4000 })).toEqual(rough);
  });

  test('texts come after numbers, each in order, and are said as the game says them', () => {
    const game: typeof skirmish = {
      ...skirmish,
      odds: () => ({
        what: { id: 'dice' },
        legs: [
          function* (t) {
            t.emit({ type: 'round', round: t.roll('SKM-ROLL', [1, 2, 3, 4]) }, 'SKM-ROLL');
          },
        ],
        value: s => (s.round > 2 ? s.round : s.round === 2 ? 'b' : 'a'),
        say: value => ({ id: 'is', args: { value } }),
      }),
    };
    const w = new World(game, { notes: 0 }, beginning(game, { notes: 0 }), chanceFrom(quickDice(1)));
    const figures = oddsFor(w, 'p1', 'scout');
    expect(figures?.values).toEqual(
      [3, 4, 'a', 'b'].map(value => ({ value, p: 0.25, say: { id: 'is', args: { value } } })),
    );
    expect(figures).not.toHaveProperty('mean');
  });
});

test('an estimate deals what the seat has not seen anew for each play', () => {
  const wanted = shots.odds?.(shooting.state, 'p1', { rule: 'SHT-TARGET', ask: { id: 'whom' } }, 'p2');
  if (!wanted) throw new Error('nothing to reckon');
  const exact = odds(shots, shooting.state, shooting.lastShuffle, { ...wanted, who: 'p1' });
  const rough = about(shots, shooting.state, shooting.lastShuffle, { ...wanted, who: 'p1', plays: 4000 });
  for (const [value, p] of exact.chances)
    expect(Math.abs((rough.chances.get(value) ?? 0) - p)).toBeLessThan(0.04);
});

test('what is handed over to reckon odds from tells nothing that the seat may not know', () => {
  for (const seat of ['p1', 'p2', 'p3', 'p4'] as const) {
    const dice = quickDice(11);
    const w = new World(shots, { aim: 10 }, beginning(shots, { aim: 10 }), chanceFrom(quickDice(5)));
    for (let i = 0; i < 12 && w.result === undefined; i++) {
      const handed = (from: typeof w): string =>
        JSON.stringify(imagined(from, seat, quickDice(i), chanceFrom(quickDice(i))));
      const other = determinize(w, seat, quickDice(100 + i), chanceFrom(quickDice(1)));
      expect(handed(other)).toBe(handed(w));
      const asked = w.ask?.seat ?? 'p1';
      const legal = w.legal(asked);
      w.give(asked, legal[dice.below(legal.length)] as string);
    }
  }
});
