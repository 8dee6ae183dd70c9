import { describe, expect, test } from 'vitest';
import { planOf } from '../content/maps.js';
import { type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { USUAL } from '../options.js';
import type { State } from '../state.js';
import { placeOf } from './look.js';
import { prepare, setup } from './setup.js';

/** The first steps of a match: goals, hands, the first room, the start hexes. */
const begun = (options: Partial<typeof USUAL> = {}, answers: readonly string[] = []): Scene => {
  const sc = scene({ real: true, answers });
  Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, ...options })) as State);
  sc.play(function* (t) {
    yield* setup(t);
    yield* prepare(t);
  });
  return sc;
};
const GOALS = ['#goal-streamliner', '#goal-workhorse'];
const START = ['11,1', '11,2'];

describe('set-up', () => {
  test('GLM-SETUP-03 GLM-SETUP-26 GLM-COMP-14 two battle goals for each, one is kept and shown to nobody else', () => {
    const sc = begun({}, [...GOALS, ...START]);
    expect(sc.s.heroes.brute?.goals).toEqual(['#goal-streamliner']);
    expect(sc.s.heroes.brute?.passed).toEqual(['#goal-layabout']);
    expect(game.view(sc.s, 'p2').heroes[0]?.goals).toEqual(['#']);
    expect(game.view(sc.s, 'p1').heroes[0]?.goals).toEqual(['#goal-streamliner']);
  });

  test('GLM-SETUP-04 GLM-SETUP-05 GLM-CHAR-03 GLM-CHAR-05 hands, items and dials are ready', () => {
    const sc = begun({}, [...GOALS, ...START]);
    const h = sc.s.heroes.brute!;
    expect([h.hand.length, h.box.length, h.xp, sc.hp('brute')]).toEqual([10, 3, 0, 10]);
    expect(sc.s.decks.brute?.draw['-1']).toBe(5 + (h.items.some(i => i.id === 3) ? 2 : 0));
  });

  test('GLM-SETUP-01 GLM-SETUP-02 GLM-SETUP-03 map, monsters and what the scenario puts into decks come before the goals', () => {
    const starts = planOf(2)
      .start.slice(0, 2)
      .map(hex => placeOf({ width: planOf(2).rows }, hex));
    const sc = begun({ scenario: '2' }, [...GOALS, ...starts]);
    const order = sc.events.map(e => e.type).filter((type, i, all) => all.indexOf(type) === i);
    const places = ['revealed', 'gained', 'goals-dealt', 'goal-kept', 'packed', 'stood', 'round'].map(type =>
      order.indexOf(type as 'stood'),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('GLM-SETUP-13 nobody starts where another does', () => {
    const sc = begun({}, [...GOALS, ...START]);
    const [first, second] = sc.asked.filter(a => a.rule === 'GLM-SETUP-13');
    expect(first?.keys).toContain('11,1');
    expect(second?.keys).not.toContain('11,1');
    expect(sc.s.round).toBe(1);
  });

  test('GLM-SETUP-02 negative effects of the scenario are applied to each character', () => {
    const starts = planOf(2)
      .start.slice(0, 2)
      .map(hex => placeOf({ width: planOf(2).rows }, hex));
    const sc = begun({ scenario: '2' }, [...GOALS, ...starts]);
    expect([sc.s.decks.brute?.draw.curse, sc.s.pools.heroes]).toEqual([3, 4]);
  });
});
