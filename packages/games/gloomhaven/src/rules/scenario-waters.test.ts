import { describe, expect, test } from 'vitest';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { marksOf } from '../content/offered.js';
import { type Scene, scene } from '../fixtures/scene.js';
import type { Figure, Thing } from '../state.js';
import { tell } from '../text/tell.js';
import { view } from '../view/index.js';
import type { Hex } from '../vocabulary.js';
import { forceAlong } from './force.js';
import { scale } from './formula.js';
import { lossMet } from './goals.js';
import { enemiesOf } from './look.js';
import { loot, lootOwnHex } from './loot.js';
import { placeObjectives } from './objectives.js';
import { perform } from './perform.js';
import { reveal } from './rooms.js';
import { runFor } from './running.js';
import { fieldFor, rulesAtRoundEnd, rulesAtTurnEnd } from './scenario-rules.js';
import { walk } from './walk.js';

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
      sc.play(t => perform(t, runFor(t.s, 'brute'), { a: 'heal', n: 3, range: 30 }));
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
    const route = [at, water(sc)];
    sc.play(function* (t) {
      if (how === 'push') yield* forceAlong(t, runFor(t.s, 'brute'), 'brute', route, how);
      else yield* walk(t, 'brute', route, how);
    });
    expect(sc.hp('brute')).toBe(hurts ? 10 - scale(sc.s).trap : 10);
  });

  test('GLM-SETUP-02 who jumps over water stays dry, and a poisoned summon goes round it as round a trap', () => {
    const sc = moor(POISON);
    const { at } = sc.figure('brute') as Figure;
    sc.play(t => walk(t, 'brute', [at, water(sc), at], 'jump'));
    expect(sc.hp('brute')).toBe(10);
    const me = sc.figure('brute') as Figure;
    const kindOf = (f: Figure): number => fieldFor(sc.s, f).kinds[water(sc)]!;
    expect(kindOf({ ...me, kind: 'summon' })).not.toBe(kindOf(me));
    expect(kindOf({ ...me, kind: 'summon', conditions: {} })).toBe(kindOf(me));
  });
});

/** The ship of scenario 74 as it is set up. */
const ship = (characters: number): Scene => {
  const sc = scene({ real: true, auto: true, map: '\n  B g .' });
  const plan = planOf(74);
  sc.s.scenario = 74;
  sc.s.characters = characters;
  sc.s.width = plan.rows;
  sc.s.land = { scenario: 74, rooms: [], open: [], locked: [], things: [] };
  sc.s.figures = { brute: { ...(sc.figure('brute') as Figure), at: plan.start[0]! } };
  sc.s.phase = 'setup';
  reveal(sc.t, 1, null);
  sc.s.phase = 'turns';
  sc.s.figures = { brute: sc.figure('brute') as Figure };
  return sc;
};

const wet = (sc: Scene): number => sc.s.land.things.filter(x => x.what === 'water').length;
const roundEnds = (sc: Scene, round: number): void => {
  sc.s.round = round;
  sc.play(t => rulesAtRoundEnd(t));
};

describe('scenario 74', () => {
  test('carries no mark, and with three characters two tiles of water are left out', () => {
    expect(marksOf(scenarioOf(74))).toEqual([]);
    expect([2, 3, 4].map(n => wet(ship(n)))).toEqual([12, 10, 12]);
  });

  test('GLM-SETUP-02 water rises in even rounds with two characters, in every round with more, beside other water', () => {
    const two = ship(2);
    roundEnds(two, 1);
    expect(wet(two)).toBe(12);
    roundEnds(two, 2);
    expect(wet(two)).toBe(13);
    const three = ship(3);
    roundEnds(three, 1);
    expect(wet(three)).toBe(11);
    expect(three.asked.at(-1)?.keys).toEqual(['4,4', '5,4', '6,4', '7,4']);
  });

  test('GLM-SETUP-02 where a tile must come and none fits, the ship is lost, not before', () => {
    const sc = ship(4);
    roundEnds(sc, 1);
    roundEnds(sc, 2);
    expect([wet(sc), lossMet(sc.s)]).toEqual([14, false]);
    roundEnds(sc, 3);
    expect([wet(sc), lossMet(sc.s)]).toEqual([14, true]);
  });

  test('GLM-SETUP-02 who loots takes one tile along and no second, until they end a turn on e', () => {
    const sc = ship(4);
    sc.play(t => loot(t, 'brute', 2));
    expect(wet(sc)).toBe(11);
    sc.play(t => loot(t, 'brute', 2));
    expect(wet(sc)).toBe(11);
    sc.play(t => rulesAtTurnEnd(t, 'brute'));
    sc.play(t => loot(t, 'brute', 2));
    expect(wet(sc)).toBe(11);
    const here = sc.figure('brute') as Figure;
    sc.s.figures = { brute: { ...here, at: planOf(74).markers.e![0]! } };
    sc.play(t => rulesAtTurnEnd(t, 'brute'));
    sc.s.figures = { brute: here };
    sc.play(t => loot(t, 'brute', 2));
    expect(wet(sc)).toBe(10);
  });

  test('who carries a tile of water is shown with it, and told', () => {
    const sc = ship(4);
    const shown = (): boolean[] => view(sc.s, 'p1').heroes.map(h => h.carriesWater);
    expect(shown().includes(true)).toBe(false);
    sc.play(t => loot(t, 'brute', 2));
    expect(shown()).toEqual(sc.s.order.map(id => id === 'brute'));
    expect(tell('en', sc.events.at(-1)!)).toBe('The Brute picks up a tile of water.');
  });

  test('GLM-SETUP-02 at the end of a turn the tile of the own hex is taken', () => {
    const sc = ship(4);
    sc.s.figures = {
      brute: {
        ...(sc.figure('brute') as Figure),
        at: sc.s.land.things.find(x => x.what === 'water')!.at[0] as Hex,
      },
    };
    sc.play(t => lootOwnHex(t, 'brute'));
    expect(wet(sc)).toBe(11);
  });
});
