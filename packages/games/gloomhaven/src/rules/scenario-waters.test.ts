import { describe, expect, test } from 'vitest';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { type Scene, scene } from '../fixtures/scene.js';
import { enemiesOf } from '../look.js';
import { marksOf } from '../offered.js';
import type { Figure, Thing } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { lossMet } from './goals.js';
import { enterAlong } from './move.js';
import { placeObjectives } from './objectives.js';
import { perform, runFor } from './perform.js';
import { fieldFor, rulesAtRoundEnd } from './scenario-rules.js';
import { scale } from './statistics.js';

/** The board of scenario 68 with its water, a hero beside some of it, and a drake. */
const moor = (by: Partial<Figure> = {}): Scene => {
  const sc = scene({ real: true, auto: true, map: '\n  B g .' });
  const plan = planOf(68);
  const things = plan.overlays
    .filter(o => o.kind === 'difficult')
    .map(
      (o, i): Thing => ({
        id: `water.${i}`,
        kind: 'difficult',
        what: o.what,
        at: [...o.at],
        damage: null,
        conditions: [],
        by: null,
      }),
    );
  sc.s.scenario = 68;
  sc.s.width = plan.rows;
  sc.s.land = { scenario: 68, rooms: [1], open: [], locked: [], things };
  const at = plan.start[0]!;
  sc.s.figures = {
    brute: { ...(sc.figure('brute') as Figure), at, ...by },
    'rending-drake.1': {
      ...(sc.figure('bandit-guard.1') as Figure),
      id: 'rending-drake.1',
      type: 'rending-drake',
      at: plan.start[1]!,
    },
  };
  return sc;
};

const POISON = { conditions: { poison: 'keeps' } } as unknown as Partial<Figure>;
const water = (sc: Scene): Hex => sc.s.land.things[0]!.at[0] as Hex;

describe('scenario 68', () => {
  test('carries no mark', () => {
    expect(marksOf(scenarioOf(68))).toEqual([]);
  });

  test('GLM-SETUP-02 its tree stands from the start, withers each round, and its end is the end', () => {
    const sc = moor();
    placeObjectives(sc.t);
    placeObjectives(sc.t);
    expect(sc.told('appeared').map(e => [e.figure.id, e.figure.hp])).toEqual([['tree.1', 17]]);
    sc.play(t => rulesAtRoundEnd(t));
    expect([sc.hp('tree.1'), lossMet(sc.s)]).toEqual([15, false]);
    for (let n = 0; n < 8; n++) sc.play(t => rulesAtRoundEnd(t));
    expect([sc.hp('tree.1'), lossMet(sc.s)]).toEqual([undefined, true]);
  });

  test('GLM-SETUP-02 in the open room it withers only while a drake is there', () => {
    const sc = moor();
    placeObjectives(sc.t);
    sc.s.land = { ...sc.s.land, rooms: [1, 2] };
    sc.play(t => rulesAtRoundEnd(t));
    expect(sc.hp('tree.1')).toBe(17);
    const drake = sc.figure('rending-drake.1') as Figure;
    sc.s.figures['rending-drake.1'] = { ...drake, at: planOf(68).rooms.get(2)!.hexes[0]! };
    sc.play(t => rulesAtRoundEnd(t));
    expect(sc.hp('tree.1')).toBe(15);
  });

  test('GLM-SETUP-02 nobody has it for an enemy; a Heal reaches it once its room is open', () => {
    const sc = moor();
    placeObjectives(sc.t);
    const tree = sc.figure('tree.1') as Figure;
    sc.s.figures['tree.1'] = { ...tree, hp: 5 };
    for (const id of ['brute', 'rending-drake.1'])
      expect(enemiesOf(sc.s, sc.figure(id) as Figure).map(f => f.id)).not.toContain('tree.1');
    const offered = (): boolean => {
      const before = sc.asked.length;
      sc.play(t => perform(t, runFor(t.s, 'brute'), { a: 'heal', n: 3, range: 30 }, ''));
      return sc.asked.slice(before).some(q => q.keys.includes('tree.1'));
    };
    expect(offered()).toBe(false);
    sc.s.land = { ...sc.s.land, rooms: [1, 2] };
    sc.s.figures.brute = { ...(sc.figure('brute') as Figure), at: planOf(68).rooms.get(2)!.hexes.at(-1)! };
    expect(offered()).toBe(true);
  });

  test.each([
    ['with POISON, on foot', POISON, 'walk', true],
    ['with POISON, pushed', POISON, 'push', true],
    ['in good health', {}, 'walk', false],
  ] as const)('GLM-SETUP-02 water hurts like a trap: %s', (_, by, how, hurts) => {
    const sc = moor(by);
    const { at } = sc.figure('brute') as Figure;
    sc.play(t => enterAlong(t, 'brute', [at, water(sc)], how));
    expect(sc.hp('brute')).toBe(hurts ? 10 - scale(sc.s).trap : 10);
  });

  test('GLM-SETUP-02 who jumps over water stays dry, and a poisoned summon goes round it as round a trap', () => {
    const sc = moor(POISON);
    const { at } = sc.figure('brute') as Figure;
    sc.play(t => enterAlong(t, 'brute', [at, water(sc), at], 'jump'));
    expect(sc.hp('brute')).toBe(10);
    const me = sc.figure('brute') as Figure;
    const kindOf = (f: Figure): number => fieldFor(sc.s, f).kinds[water(sc)]!;
    expect(kindOf({ ...me, kind: 'summon' })).not.toBe(kindOf(me));
    expect(kindOf({ ...me, kind: 'summon', conditions: {} })).toBe(kindOf(me));
  });
});
