import { describe, expect, test } from 'vitest';
import type { UnitType } from '../field.js';
import { DEGREE, mm } from '../measures.js';
import { BARRICADE, block, field, oblong, round, unit } from '../testing.js';
import { rulesOf } from './checks.js';
import { forbidden, judged, moveOf, type Plan } from './fixtures/scene.js';
import { judgePivot } from './pivot.js';
import { whereItLeaves, whereItStops } from './stop.js';

const mover = (type: UnitType, special = {}) =>
  unit('A', [[400, 400]], { type, base: round(50), speed: 3, ...special });
const WALL = { move: 'impassable' } as const;

describe('a sliding base', () => {
  test('LEG-MOVE-14 is stopped by impassable terrain that the tool passes', () => {
    const rock = block('t', [450, 415, 460, 440], 20, WALL);
    const walker = mover('groundVehicle');
    expect(forbidden(field([walker], [rock]), walker, {})).toEqual(['LEG-MOVE-14']);
    const bike = mover('repulsorVehicle');
    expect(forbidden(field([bike], [rock]), bike, {})).toEqual([]); // LEG-UTYPE-47
    const clear = block('t', [450, 425, 460, 440], 20, WALL);
    expect(forbidden(field([walker], [clear]), walker, {})).toEqual([]); // touches it
  });

  test('LEG-MOVE-14 is stopped by bodies taller than the silhouette, also a repulsor vehicle', () => {
    const tower = block('t', [450, 415, 460, 440], 91);
    for (const type of ['creature', 'emplacement', 'groundVehicle', 'repulsorVehicle'] as const)
      expect(forbidden(field([mover(type)], [tower]), mover(type), {})).toEqual(['LEG-MOVE-14']);
    const lower = block('t', [450, 415, 460, 440], 90);
    expect(forbidden(field([mover('groundVehicle')], [lower]), mover('groundVehicle'), {})).toEqual([]);
    const wood = block('t', [450, 415, 460, 440], 150, { kind: 'area' });
    expect(forbidden(field([mover('creature')], [wood]), mover('creature'), {})).toEqual([]);
  });

  test('LEG-MOVE-14 counts what it covers up to its stop, on both halves', () => {
    const rock = block('t', [480, 415, 490, 430], 20, { ...WALL, kind: 'area' });
    const walker = mover('groundVehicle');
    const all = field([walker], [rock]);
    expect(forbidden(all, walker, { travel: 50 })).toEqual([]);
    expect(forbidden(all, walker, { travel: 70 })).toEqual(['LEG-MOVE-14', 'LEG-MOVE-27']);
    const round90: Plan = { bend: 90, tool: 2 }; // hinge at 484.5, then up
    const corner = block('t', [500, 430, 505, 440], 20, WALL);
    expect(forbidden(field([walker], [corner]), walker, round90)).toEqual(['LEG-MOVE-14']);
    expect(forbidden(field([walker], [corner]), walker, { ...round90, travel: 60 })).toEqual([]);
  });

  test('LEG-MOVE-14 where the slide ends: against what it meets, and what that is', () => {
    const tower = block('t', [480, 380, 500, 420], 120);
    const bike = mover('repulsorVehicle');
    const stop = whereItStops(field([bike], [tower]), bike, moveOf(bike, { tool: 3 }))!;
    expect(stop.by).toEqual([{ rule: 'LEG-MOVE-14', mini: 'A1', by: { terrain: 't' } }]);
    expect(stop.end.at).toEqual({ x: mm(455.09), y: mm(400) }); // 480 - 25, and all but the tolerance
    expect(stop.travel).toBe(mm(55.09));
    expect(whereItStops(field([bike]), bike, moveOf(bike, { tool: 3 }))).toBeUndefined();
  });

  test('LEG-MOVE-04 it may leave the table on the way, and not at the end', () => {
    // along the lower edge: off the table on the way, back on it at the end
    const along = unit('A', [[100, 36, 0, 350]], { type: 'repulsorVehicle', base: round(70), speed: 3 });
    const back = judged(field([along]), along, { tool: 3, bend: 25 });
    expect(back.legal).toBe(true);
    expect(back.slide!.way[0]!.to.y).toBeLessThan(mm(35)); // the base sticks out at the hinge
    const bike = unit('A', [[1780, 60, 0, 270]], { type: 'repulsorVehicle', base: round(70), speed: 3 });
    expect(forbidden(field([bike]), bike, { tool: 3 })).toEqual(['LEG-MOVE-03']);
    expect(forbidden(field([bike]), bike, { tool: 1, travel: 20 })).toEqual([]);
  });

  test('one that cannot end on the table stops at its edge', () => {
    const bike = unit('A', [[1780, 60, 0, 270]], { type: 'repulsorVehicle', base: round(70), speed: 3 });
    const table = field([bike]);
    const stop = whereItLeaves(table, bike, moveOf(bike, { tool: 3 }))!;
    expect(stop.end.at.y).toBe(mm(34.9));
    expect(whereItLeaves(table, bike, moveOf(bike, { tool: 1, travel: 20 }))).toBeUndefined();
  });
});

describe('bases on the way of a slide (G-24)', () => {
  const inTheWay = (by: UnitType, type: UnitType) => {
    const a = mover(by);
    const b = unit('B', [[470, 410]], { type, base: round(type === 'trooper' ? 27 : 50), side: 'A' });
    return judged(field([a, b]), a, { tool: 2 });
  };
  const outcome = (by: UnitType, type: UnitType) => {
    const { refusals, displaced } = inTheWay(by, type);
    return displaced.length > 0 ? 'displaced' : (rulesOf(refusals)[0] ?? 'passed');
  };

  test('LEG-UTYPE-07 LEG-UTYPE-36 LEG-MOVE-28 creatures and ground vehicles go through troopers', () => {
    expect(inTheWay('creature', 'trooper').legal).toBe(true);
    expect(inTheWay('groundVehicle', 'trooper').legal).toBe(true);
  });

  test('LEG-NOTCH-07 LEG-NOTCH-11 and displace them', () => {
    expect([outcome('creature', 'trooper'), outcome('groundVehicle', 'trooper')]).toEqual([
      'displaced',
      'displaced',
    ]);
  });

  test('LEG-NOTCH-07 also at the very end, and friends as well as enemies', () => {
    const walker = mover('groundVehicle', { base: round(100) });
    const b = unit('B', [[600, 400]]);
    const c = unit('C', [[520, 440]], { side: 'A' });
    const full = judged(field([walker, b, c]), walker, { tool: 2 }); // ends at 619
    expect([full.legal, full.displaced]).toEqual([true, ['B1', 'C1']]);
    const short = judged(field([walker, b, c]), walker, { tool: 2, travel: 100 });
    expect(short.displaced).toEqual(['C1']);
  });

  test('LEG-NOTCH-08 LEG-MOVE-32 troopers in melee cannot be displaced, so the base may not overlap them', () => {
    const walker = mover('groundVehicle');
    const b = unit('B', [[470, 410]], { side: 'A' });
    const c = unit('C', [[470, 437]]);
    expect(forbidden(field([walker, b, c]), walker, { tool: 2 })).toEqual(['LEG-NOTCH-08']);
    expect(forbidden(field([walker, b]), walker, { tool: 2 })).toEqual([]);
  });

  test('it stops before troopers in melee', () => {
    const walker = mover('groundVehicle');
    const b = unit('B', [[470, 410]], { side: 'A' });
    const c = unit('C', [[470, 437]]);
    const stop = whereItStops(field([walker, b, c]), walker, moveOf(walker, { tool: 2 }))!;
    expect(stop.by[0]).toMatchObject({ rule: 'LEG-NOTCH-08', by: { mini: 'B1' } });
    expect(stop.travel).toBeLessThan(mm(35));
  });

  test('LEG-NOTCH-09 LEG-UTYPE-08 LEG-UTYPE-20 notched bases stop it', () => {
    for (const by of ['creature', 'groundVehicle', 'emplacement'] as const)
      for (const type of ['creature', 'emplacement', 'groundVehicle'] as const)
        expect(outcome(by, type)).toBe('LEG-MOVE-14');
  });

  test('LEG-UTYPE-50 LEG-GAP-178 repulsor vehicles pass and are passed, but for creatures and gun crews', () => {
    expect(outcome('repulsorVehicle', 'trooper')).toBe('passed');
    expect(outcome('repulsorVehicle', 'groundVehicle')).toBe('passed');
    expect(outcome('repulsorVehicle', 'repulsorVehicle')).toBe('passed');
    expect(outcome('repulsorVehicle', 'creature')).toBe('LEG-MOVE-14');
    expect(outcome('repulsorVehicle', 'emplacement')).toBe('LEG-MOVE-14');
    for (const by of ['creature', 'groundVehicle', 'emplacement'] as const)
      expect(outcome(by, 'repulsorVehicle')).toBe('passed');
  });

  test('LEG-UTYPE-49 a repulsor vehicle displaces in a compulsory move only', () => {
    const bike = mover('repulsorVehicle');
    const b = unit('B', [[560, 400]]);
    const all = field([bike, b]);
    expect(forbidden(all, bike, { tool: 2 })).toEqual(['LEG-UTYPE-50']); // ends at 569
    const compulsory = judged(all, bike, { tool: 2, compulsory: true });
    expect([compulsory.legal, compulsory.displaced]).toEqual([true, ['B1']]);
  });

  test('LEG-MOVE-14 gun crews pass over nobody', () => {
    expect(outcome('emplacement', 'trooper')).toBe('LEG-MOVE-14');
  });

  test('minis of the own unit never stop their leader', () => {
    const a = unit(
      'A',
      [
        [400, 400],
        [470, 400],
      ],
      { type: 'creature', base: round(50), speed: 3 },
    );
    expect(forbidden(field([a]), a, { tool: 2, others: [[569, 460]] })).toEqual([]);
  });

  test('an oblong base covers its whole length on the way', () => {
    const tank = (x: number) => unit('A', [[x, 400]], { type: 'groundVehicle', base: oblong(200), speed: 1 });
    const b = unit('B', [[780, 400]], { type: 'creature', base: round(50) });
    // ends at x + 269; its front is 100 mm ahead of that
    expect(forbidden(field([tank(380), b]), tank(380), {})).toEqual([]);
    expect(forbidden(field([tank(390), b]), tank(390), {})).toEqual(['LEG-MOVE-14', 'LEG-UTYPE-08']);
  });
});

describe('other minis', () => {
  const pair = unit(
    'A',
    [
      [400, 400],
      [400, 470],
    ],
    { type: 'repulsorVehicle', base: round(50), speed: 2 },
  );
  test('LEG-MOVE-15 notched minis face as their leader does', () => {
    const others = (facing: number): Plan => ({ tool: 2, bend: 30, others: [[500, 520, 0, facing]] });
    expect(forbidden(field([pair]), pair, others(30))).toEqual([]);
    expect(forbidden(field([pair]), pair, others(31))).toEqual(['LEG-MOVE-15']);
    expect(forbidden(field([pair]), pair, others(390))).toEqual([]);
  });

  test('LEG-COH-02 LEG-COH-03 LEG-COH-06 after a move all are in cohesion', () => {
    const others = (x: number, level = 0): Plan => ({ tool: 2, others: [[x, 400, level]] });
    // the leader ends at 569; 569 + 50 + 75
    expect(forbidden(field([pair]), pair, others(694))).toEqual([]);
    expect(forbidden(field([pair]), pair, others(694.01))).toEqual(['LEG-COH-01']);
    const roof = (top: number) => block('t', [650, 340, 800, 460], top);
    expect(forbidden(field([pair], [roof(90)]), pair, others(690, 90))).toEqual([]);
    expect(forbidden(field([pair], [roof(91)]), pair, others(690, 91))).toEqual(['LEG-COH-02']);
  });

  test('LEG-COH-04 with the tool free of impassable terrain', () => {
    const a = unit('A', [
      [400, 400],
      [400, 440],
    ]);
    const wall = (y1: number) => block('t', [560, 330, 565, y1], 20, WALL);
    const go: Plan = { tool: 2, others: [[610, 400]] }; // the leader ends at 552, 45.5 mm from the wall's far side
    const leader: Plan = { ...go, travel: 140 };
    expect(forbidden(field([a], [wall(470)]), a, leader)).toEqual(['LEG-COH-04']);
    expect(forbidden(field([a], [wall(400)]), a, leader)).toEqual([]); // round its end
  });
});

describe('pivots', () => {
  const NOTCHED = ['creature', 'emplacement', 'groundVehicle', 'repulsorVehicle'] as const;
  const turned = (type: UnitType, degrees: number) => {
    const a = type === 'trooper' ? unit('A', [[400, 400]]) : mover(type);
    return judgePivot(field([a]), a, degrees * DEGREE);
  };

  test('LEG-UTYPE-06 LEG-UTYPE-19 LEG-UTYPE-35 creatures, emplacements and ground vehicles pivot', () => {
    for (const type of ['creature', 'emplacement', 'groundVehicle'] as const)
      expect(turned(type, 90).legal).toBe(true);
  });

  test('LEG-UTYPE-44 repulsor vehicles pivot', () => {
    expect(turned('repulsorVehicle', 90).legal).toBe(true);
  });

  test('LEG-NOTCH-03 nobody else does', () => {
    expect(turned('trooper', 90).refusals.map(r => r.rule)).toEqual(['LEG-NOTCH-03']);
  });

  test('LEG-NOTCH-04 they turn on the spot, up to 90 degrees to either side', () => {
    for (const type of NOTCHED) {
      const { at } = mover(type).minis[0].pose;
      expect(turned(type, 90).ends[0]!.pose).toEqual({ at, level: 0, facing: 90 * DEGREE });
      expect(turned(type, -45).ends[0]!.pose.facing).toBe(315 * DEGREE);
      expect(turned(type, 91).refusals.map(r => r.rule)).toEqual(['LEG-NOTCH-04']);
    }
  });

  test('LEG-GAP-124 another limit may be given (Full Pivot)', () => {
    const a = mover('groundVehicle');
    expect(judgePivot(field([a]), a, 180 * DEGREE, 360 * DEGREE).legal).toBe(true);
  });

  test('LEG-NOTCH-05 every mini of the unit turns in the same way', () => {
    const a = unit(
      'A',
      [
        [400, 400, 0, 10],
        [460, 400, 0, 10],
      ],
      { type: 'repulsorVehicle', base: round(50) },
    );
    expect(judgePivot(field([a]), a, 30 * DEGREE).ends.map(m => m.pose.facing)).toEqual([4000, 4000]);
  });

  test('LEG-NOTCH-06 LEG-NOTCH-07 an oblong base overlaps nobody while it turns, but those that it displaces', () => {
    const tank = (type: UnitType = 'groundVehicle') => mover(type, { base: oblong(200) });
    const at = (type: UnitType, x: number, y: number) =>
      unit('B', [[x, y]], { type, base: round(type === 'trooper' ? 27 : 50) });
    // ahead to the left: swept in the middle of the turn only
    const diagonal = at('creature', 475, 475);
    expect(rulesOf(judgePivot(field([tank(), diagonal]), tank(), 90 * DEGREE).refusals)).toEqual([
      'LEG-NOTCH-06',
    ]);
    expect(judgePivot(field([tank(), diagonal]), tank(), -90 * DEGREE).legal).toBe(true);
    expect(judgePivot(field([tank(), diagonal]), tank(), 5 * DEGREE).legal).toBe(true);
    const trooper = at('trooper', 475, 475);
    expect(judgePivot(field([tank(), trooper]), tank(), 90 * DEGREE)).toMatchObject({
      legal: true,
      displaced: ['B1'],
    });
    const flyer = tank('repulsorVehicle');
    expect(rulesOf(judgePivot(field([flyer, trooper]), flyer, 90 * DEGREE).refusals)).toEqual([
      'LEG-NOTCH-06',
    ]);
    const c = unit('C', [[502, 475]]);
    const both = field([tank(), { ...trooper, side: 'A' }, c]);
    expect(rulesOf(judgePivot(both, tank(), 90 * DEGREE).refusals)).toEqual(['LEG-NOTCH-08']);
  });

  test('an oblong base does not turn over the edge of the table or into impassable terrain', () => {
    const tank = unit('A', [[400, 60]], { type: 'groundVehicle', base: oblong(200) });
    expect(rulesOf(judgePivot(field([tank]), tank, 90 * DEGREE).refusals)).toEqual(['LEG-MOVE-03']);
    const rock = block('t', [380, 140, 420, 160], 0, { ...WALL, kind: 'area' });
    const inner = unit('A', [[400, 220]], { type: 'groundVehicle', base: oblong(200) });
    expect(rulesOf(judgePivot(field([inner], [rock]), inner, 90 * DEGREE).refusals)).toEqual(['LEG-MOVE-27']);
  });
});

test('a vehicle passes over a barricade and may stop partly on it, at its height (G-66)', () => {
  const barricade = block('t', [500, 380, 510, 420], 28, BARRICADE);
  const walker = mover('groundVehicle');
  expect(forbidden(field([walker], [barricade]), walker, { tool: 1, level: 28 })).toEqual([]);
  expect(forbidden(field([walker], [barricade]), walker, { tool: 1, level: 0 })).toEqual(['G-29']);
});
