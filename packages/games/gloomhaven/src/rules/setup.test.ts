import { describe, expect, test } from 'vitest';
import { cardOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { USUAL } from '../options.js';
import type { State } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { suffer } from './damage.js';
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

  test('GLM-SETUP-04 items are equipped, with the -1 cards that they bring', () => {
    const sc = begun({}, [...GOALS, ...START]);
    const { items } = sc.s.heroes.brute!;
    expect(items.length).toBeGreaterThan(0);
    expect(sc.s.decks.brute?.draw['-1']).toBe(5 + (items.some(i => i.id === 3) ? 2 : 0));
  });

  test('GLM-SETUP-05 GLM-CHAR-03 the hand is as large as the class says, of cards of level 1', () => {
    const { hand, box } = begun({}, [...GOALS, ...START]).s.heroes.brute!;
    expect([hand.length, box.length]).toEqual([10, 3]);
    const levels = [...hand, ...box].map(card => cardOf(card).level);
    expect(levels.filter(level => level === 1 || level === 'X')).toHaveLength(13);
  });

  test('GLM-SETUP-02 in the Harrower Hive each starts with three discards, in the Barrow with none', () => {
    const discards = (scenario: '1' | '76'): readonly (number | undefined)[] => {
      const sc = scene({ real: true, auto: true });
      Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenario })) as State);
      sc.play(function* (t) {
        yield* setup(t);
        yield* prepare(t);
      });
      return sc.s.order.map(id => sc.s.heroes[id]?.discard.length);
    };
    expect([discards('76'), discards('1')]).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  test('GLM-CHAR-05 hit points and experience are on the dials', () => {
    const sc = begun({}, [...GOALS, ...START]);
    expect([sc.hp('brute'), sc.s.heroes.brute?.xp]).toEqual([10, 0]);
    sc.play(t => suffer(t, 'bandit-guard.1', 99, { how: 'attack', by: 'brute' }));
    sc.t.emit({ type: 'xp', who: 'brute', n: 2 }, 'GLM-CHAR-05');
    expect(sc.s.heroes.brute?.xp).toBe(2);
  });

  test('GLM-COMP-02 monsters stand in the room that is revealed at the start only', () => {
    const sc = begun({}, [...GOALS, ...START]);
    const { revealed, roomAt } = planOf(1);
    expect(new Set(roomAt.values()).size).toBeGreaterThan(revealed.length);
    const monsters = Object.values(sc.s.figures).filter(f => f.kind === 'monster');
    expect(monsters.length).toBeGreaterThan(0);
    expect(new Set(monsters.map(f => roomAt.get(f.at as Hex)))).toEqual(new Set(revealed));
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
