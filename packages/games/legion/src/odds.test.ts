import { copy, odds } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { apply } from './apply/index.js';
import { facing, gun, shot } from './fixtures/fights.js';
import type { Played } from './fixtures/scene.js';
import { game } from './index.js';
import { chancesOf, oddsOf } from './odds.js';
import type { State } from './state.js';

/** Without a shuffle that matters: nothing in an attack is drawn from a deck. */
const reckoned = (state: State, shown: NonNullable<ReturnType<typeof chancesOf>>) =>
  Object.fromEntries(
    [...odds(game, state, new Map(), { ...shown, who: 'p1' }).chances].map(([value, p]) => [
      value,
      Math.round(p * 1e6) / 1e6,
    ]),
  );

/** The pool of an attack as it lies before its dice are rolled. */
const beforeDice = (g: Played, rolled: Played): State => {
  const state = copy(g.s) as State;
  for (const type of ['defender', 'armed', 'pool-chosen'] as const)
    for (const e of rolled.told(type)) (apply[type] as (s: State, x: typeof e) => void)(state, e);
  apply['attack-part'](state, { type: 'attack-part', part: 'roll' });
  return state;
};

test('LEG-ATK-22 one red die on a white one: five of eight wound, before it is rolled', () => {
  const fight = { by: { weapons: [gun({}, { red: 1 })] } };
  const state = beforeDice(facing(fight).give('attack'), shot(['hit', 'blank'], fight));
  const chances = chancesOf(state, { type: 'attack-part', part: 'roll' });
  // Red: five hits and a critical of eight sides. White: one block of six.
  expect(chances && reckoned(state, chances)).toEqual({ 0: 0.375, 1: 0.625 });
  expect(chances?.seat).toBe('p1');
  expect(chances?.isOver(state)).toBe(false);
  expect(chancesOf(state, { type: 'attack-part', part: 'reroll' })).toBeUndefined();
});

test('LEG-ATK-37 besides wounds, minis lost and suppression are told as their means', () => {
  const fight = {
    by: { weapons: [gun({}, { red: 2 })] },
    to: { card: { wounds: 2 }, at: [[600, 300]] },
  } as const;
  const g = facing(fight).give('attack');
  const shown = oddsOf(g.s, { rule: 'LEG-ATK-04', ask: { id: 'ask-target', args: {} } }, 'X');
  const { besides } = odds(game, g.s as State, new Map(), { ...shown!, who: 'p1' });
  // The mini falls to two wounds; who still stands is suppressed by one hit or more, whatever its dice block.
  expect(shown?.besides?.map(b => b.what.id)).toEqual(['odds-minis', 'odds-suppression']);
  expect(besides[0]).toBeCloseTo(0.625 * 0.625, 9);
  expect(besides[1]).toBeCloseTo(1 - 0.25 * 0.25 - 0.625 * 0.625, 9);
});

test('LEG-WOUND-11 all wounds that a unit can take defeat it, and no more are counted', () => {
  const fight = {
    by: { weapons: [gun({}, { red: 3 })] },
    to: { card: { wounds: 3 }, at: [[600, 300]], wounds: [1] },
  } as const;
  const g = facing(fight).give('attack');
  const rule = 'LEG-ATK-04' as const;
  const shown = oddsOf(g.s, { rule, ask: { id: 'ask-target', args: {} } }, 'X');
  if (!shown) throw new Error('no odds');
  const found = odds(game, g.s as State, new Map(), { ...shown, who: 'p1' }).chances;
  expect([...found.keys()].sort()).toEqual([0, 1, 2]);
  expect(found.get(0)).toBeCloseTo(0.375 * 0.375 * 0.375, 9);
  expect(found.get(2)).toBeCloseTo(3 * 0.625 * 0.625 * 0.375 + 0.625 * 0.625 * 0.625, 9);
  expect([1, 2].map(v => shown.marks?.when(v))).toEqual([false, true]);
});
