import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineOf } from './base.js';
import { areEngaged, contacts, inBaseContact, inMeleeWith, terrainTouched, touchesToken } from './contact.js';
import { mayStickOut, shareInside } from './deployment.js';
import { isNotched, leaderOf, UNIT_TYPES, type Unit } from './field.js';
import { heightNumber } from './height.js';
import { MEASURES, mm } from './measures.js';
import {
  farthest,
  gap,
  isAt,
  isWithin,
  RANGES,
  rangeOf,
  rangeOfUnits,
  rangeToUnit,
  unitAtRange,
} from './range.js';
import { disc, polygon } from './shapes.js';
import { block, field, oblong, round, unit } from './testing.js';

const at = (x: number, y: number) => ({ x, y });
const apart = (r1: number, r2: number, d: number) => [disc(at(0, 0), r1), disc(at(d, 0), r2)] as const;

describe('D20: the range table', () => {
  test.each([
    [13.5, 13.5, 27.0, 0, 1, true, true, false],
    [13.5, 13.5, 152.4, 125.4, 1, true, true, false],
    [13.5, 13.5, 160.0, 133.0, 1, true, false, false],
    [13.5, 13.5, 179.4, 152.4, 1, true, false, false],
    [13.5, 13.5, 180.0, 153.0, 2, false, false, true],
    [13.5, 35, 130.9, 82.4, 1, true, true, false],
    [13.5, 35, 131.5, 83.0, 1, true, false, false],
    [35, 13.5, 173.9, 125.4, 1, true, true, false],
    [13.5, 13.5, 484.2, 457.2, 3, false, false, true],
  ])(
    'LEG-MEAS-11 LEG-MEAS-14 LEG-MEAS-17 radii %f and %f, centres %f apart',
    (r1, r2, d, distance, range, isAt1, within, beyond) => {
      const [a, b] = apart(mm(r1), mm(r2), mm(d));
      expect(gap(a, b).distance).toBeCloseTo(mm(distance), 6);
      expect(rangeOf(a, b)).toBe(range);
      expect([isAt(a, b, 1), isWithin(a, b, 1), !isAt(a, b, 1)]).toEqual([isAt1, within, beyond]);
    },
  );
});

describe('range', () => {
  test('LEG-MEAS-05 a distance on the border belongs to the nearer segment, a hundredth of a millimetre more does not', () => {
    for (const n of RANGES) {
      const [a, b] = apart(1350, 1350, 2700 + n * MEASURES.segment);
      expect(rangeOf(a, b)).toBe(n);
      expect(rangeOf(...apart(1350, 1350, 2701 + n * MEASURES.segment))).toBe(n === 5 ? 'beyond 5' : n + 1);
    }
  });

  test('LEG-MEAS-05 the border is exact at a slant too: 3-4-5 triangles', () => {
    const a = disc(at(0, 0), 1350);
    const far = (x: number) => disc(at(3 * x, 4 * x), 1350);
    // 5 * 3588 = 17940 = 15240 + 2700
    expect(rangeOf(a, far(3588))).toBe(1);
    expect(rangeOf(a, disc(at(3 * 3588, 4 * 3588 + 1), 1350))).toBe(2);
  });

  test('LEG-MEAS-03 there are three movement tools, of speed 1, 2 and 3', () => {
    expect(Object.entries(MEASURES.tool)).toEqual([
      ['1', 7500],
      ['2', 12_500],
      ['3', 17_500],
    ]);
  });

  test('LEG-MEAS-04 the shortest distance counts, between the nearest minis and the nearest points', () => {
    const one = unit('A', [
      [100, 100],
      [100, 300],
    ]);
    const two = unit('B', [
      [600, 320],
      [300, 300],
    ]);
    const measured = rangeOfUnits(one, two);
    expect([measured.from.id, measured.to.id, measured.range]).toEqual(['A2', 'B2', 2]);
    expect(measured.line.distance).toBe(mm(200 - 27));
    expect(measured.line.from).toEqual(at(mm(113.5), mm(300)));
    expect(rangeToUnit(one, leaderOf(one), two).to.id).toBe('B2');
  });

  test('LEG-MEAS-06 distances go to the base, of whatever size and shape', () => {
    const from = outlineOf(unit('A', [[100, 100]]), unit('A', [[100, 100]]).minis[0]);
    const tank = (facing: number) =>
      unit('T', [[400, 100, 0, facing]], { type: 'groundVehicle', base: oblong(175) });
    const end = tank(0);
    const side = tank(90);
    expect(gap(from, outlineOf(end, end.minis[0])).distance).toBe(mm(300 - 13.5 - 87.5));
    expect(gap(from, outlineOf(side, side.minis[0])).distance).toBe(mm(300 - 13.5 - 50));
  });

  test('LEG-MEAS-07 height does not count', () => {
    const one = unit('A', [[100, 100]]);
    expect(rangeOfUnits(one, unit('B', [[279.4, 100, 500]])).range).toBe(1);
  });

  test('LEG-MEAS-12 LEG-MEAS-15 LEG-MEAS-18 a unit is at a range by one mini, within or beyond it by all', () => {
    const obi = unit('A', [[100, 100]]);
    const of = (...xs: readonly [number, ...number[]]) =>
      unitAtRange(obi, leaderOf(obi), unit('B', xs.map(x => [x, 100] as const) as never), 1);
    expect(of(200, 240)).toMatchObject({ at: true, within: true, beyond: false });
    expect(of(200, 275)).toMatchObject({ at: true, within: false, beyond: false });
    expect(of(200, 400)).toMatchObject({ at: true, within: false, beyond: false });
    expect(of(300, 400)).toMatchObject({ at: false, within: false, beyond: true });
  });

  test('LEG-MEAS-13 a unit is at range 1 of itself, a mini at any range of itself', () => {
    const one = unit('A', [
      [100, 100],
      [900, 100],
    ]);
    const itself = unitAtRange(one, leaderOf(one), one, 1);
    expect(itself).toMatchObject({ at: true, beyond: false, within: false });
    expect(itself.minis.map(m => m.at)).toEqual([true, false]);
    const big = unit('T', [[100, 100]], { type: 'groundVehicle', base: round(150) });
    expect(unitAtRange(big, leaderOf(big), big, 1).minis[0]).toMatchObject({ at: true, within: true });
  });

  test('LEG-EX-02 Obi-Wan measures range 1', () => {
    const obi = unit('A', [[500, 400]]);
    const clones = unit(
      'B',
      [
        [675, 400],
        [700, 430],
        [700, 370],
      ],
      { type: 'clone' },
    );
    const atRt = unit('C', [[500, 510]], { type: 'groundVehicle', base: round(70) });
    const b1 = unit(
      'D',
      [
        [300, 400],
        [280, 430],
      ],
      { type: 'droid' },
    );
    const seen = (u: Unit) => unitAtRange(obi, leaderOf(obi), u, 1);
    expect(seen(clones)).toMatchObject({ at: true, within: false, beyond: false });
    expect(seen(atRt)).toMatchObject({ at: true, within: true, beyond: false });
    expect(seen(b1)).toMatchObject({ at: false, within: false, beyond: true });
  });

  const whole = fc.integer({ min: -100_000, max: 100_000 });
  const base = fc.record({ x: whole, y: whole, r: fc.constantFrom(1350, 2500, 5000) });

  test('LEG-MEAS-16 what is within a range is at it; at and beyond are opposites', () => {
    fc.assert(
      fc.property(base, base, fc.constantFrom(...RANGES), (p, q, n) => {
        const [a, b] = [disc(p, p.r), disc(q, q.r)];
        if (isWithin(a, b, n)) expect(isAt(a, b, n)).toBe(true);
        expect(isAt(b, a, n)).toBe(isAt(a, b, n));
        if (isAt(a, b, n) && n < 5) expect(isAt(a, b, n + 1)).toBe(true);
      }),
    );
  });

  test('within is not mutual: a large base holds a small one that does not hold it', () => {
    const [small, large] = apart(1350, 5000, mm(150));
    expect(isWithin(large, small, 1)).toBe(true);
    expect(isWithin(small, large, 1)).toBe(false);
  });

  test('exact ranges agree with the rounded distance wherever that is clear', () => {
    fc.assert(
      fc.property(base, base, (p, q) => {
        const [a, b] = [disc(p, p.r), disc(q, q.r)];
        const { distance } = gap(a, b);
        for (const n of RANGES) {
          const rest = distance - n * MEASURES.segment;
          if (Math.abs(rest) > 1e-6) expect(isAt(a, b, n)).toBe(rest < 0);
          const past = farthest(a, b) - n * MEASURES.segment;
          if (Math.abs(past) > 1e-6) expect(isWithin(a, b, n)).toBe(past < 0);
        }
      }),
    );
  });
});

describe('bases and contact', () => {
  test('LEG-MEAS-19 which types have notched bases', () => {
    expect(UNIT_TYPES.filter(isNotched)).toEqual([
      'creature',
      'emplacement',
      'groundVehicle',
      'repulsorVehicle',
    ]);
  });

  test('LEG-MEAS-10 LEG-MEAS-20 bases touch up to a tenth of a millimetre', () => {
    const one = unit('A', [[100, 100]]);
    const touch = (x: number) => contacts(one, unit('B', [[x, 100]])).length;
    expect([127, 127.1, 127.11, 120].map(touch)).toEqual([1, 1, 0, 1]);
  });

  test('LEG-MEAS-20 a base touches terrain and tokens', () => {
    const one = unit('A', [[100, 100]]);
    const house = (x: number, top = 60) => block('t', [x, 0, x + 50, 200], top);
    const touched = (x: number, top?: number) =>
      terrainTouched(field([one], [house(x, top)]), one, leaderOf(one)).length;
    expect([113.5, 113.6, 113.61, 90].map(x => touched(x))).toEqual([1, 1, 0, 1]);
    const token = (x: number) => ({ id: 'o', at: at(mm(x), mm(100)), radius: mm(10) });
    expect([123.5, 123.6, 123.7].map(x => touchesToken(one, leaderOf(one), token(x)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a leader on a roof touches the house, not the crate at its foot (G-57)', () => {
    const one = unit('A', [[100, 100, 60]]);
    const terrain = [block('house', [0, 0, 113.5, 200], 60), block('crate', [113.5, 90, 130, 110], 30)];
    expect(terrainTouched(field([one], terrain), one, leaderOf(one)).map(t => t.id)).toEqual(['house']);
  });

  test('LEG-MEAS-22 bases over each other touch up to the height of the lower mini, that height included', () => {
    const one = unit('A', [[100, 100]]);
    const above = (level: number, x = 120) => inBaseContact(one, leaderOf(one), ...lifted(x, level));
    const lifted = (x: number, level: number) => {
      const u = unit('B', [[x, 100, level]], { type: 'emplacement', base: round(27) });
      return [u, leaderOf(u)] as const;
    };
    expect([41.9, 41.91].map(level => above(level))).toEqual([true, false]);
    expect(above(40, 127.2)).toBe(false);
    // the emplacement is the lower one now: 68.8 counts
    const low = unit('B', [[120, 100]], { type: 'emplacement', base: round(27) });
    const high = (level: number) => unit('A', [[100, 100, level]]);
    expect([68.8, 68.81].map(z => contacts(high(z), low).length)).toEqual([1, 0]);
  });

  test('LEG-MELEE-01 enemies in contact are in melee, friends are not', () => {
    const one = unit('A', [
      [100, 100],
      [100, 140],
    ]);
    const enemy = unit('B', [
      [500, 100],
      [127, 140],
    ]);
    const friend = unit('C', [[73, 100]], { side: 'A' });
    const all = field([one, enemy, friend]);
    expect(inMeleeWith(all, one).map(u => u.id)).toEqual(['B']);
    expect(inMeleeWith(all, friend)).toEqual([]);
    expect(contacts(one, enemy).map(([a, b]) => a.id + b.id)).toEqual(['A2B2']);
  });

  test('LEG-MELEE-08 a unit can be in melee with several', () => {
    const one = unit('A', [
      [100, 100],
      [100, 140],
    ]);
    const all = field([one, unit('B', [[127, 100]]), unit('C', [[73, 140]])]);
    expect(inMeleeWith(all, one).map(u => u.id)).toEqual(['B', 'C']);
  });

  test('LEG-MELEE-09 LEG-UTYPE-40 LEG-UTYPE-51 troopers in melee are engaged, vehicles never', () => {
    const one = unit('A', [[100, 100]]);
    const other = (type: Unit['type']) => unit('B', [[127, 100]], { type });
    for (const type of UNIT_TYPES) {
      const isTrooper = type !== 'groundVehicle' && type !== 'repulsorVehicle';
      expect(inMeleeWith(field([one, other(type)]), one)).toHaveLength(1);
      expect(areEngaged(one, other(type))).toBe(isTrooper);
      expect(areEngaged(other(type), one)).toBe(isTrooper);
    }
    expect(areEngaged(one, unit('B', [[127, 100]], { side: 'A' }))).toBe(false);
    expect(areEngaged(one, unit('B', [[128, 100]]))).toBe(false);
  });
});

describe('terrain', () => {
  test('a building in the first upright segment has height 1', () => {
    expect(
      [1, 100, 152.4, 152.41, 304.8, 305].map(top => heightNumber(block('t', [0, 0, 1, 1], top))),
    ).toEqual([1, 1, 1, 2, 2, 3]);
  });

  test('roofs of different height are measured each for itself', () => {
    const building = [block('low', [0, 0, 50, 50], 120), block('high', [50, 0, 90, 50], 250)];
    expect(building.map(part => heightNumber(part))).toEqual([1, 2]);
  });

  test('from an elevated part only the difference counts', () => {
    const high = block('high', [50, 0, 90, 50], 250);
    expect(heightNumber(high, mm(120))).toBe(1);
    expect(heightNumber(high, mm(250))).toBe(0);
  });

  test('LEG-NOTCH-02 an oblong base sticks out of its zone: at the edge of the battlefield, half of it inside', () => {
    const zone = polygon([at(0, 0), at(mm(300), 0), at(mm(300), mm(150)), at(0, mm(150))]);
    const tank = (x: number, y: number, facing: number) => {
      const u = unit('T', [[x, y, 0, facing]], { type: 'groundVehicle', base: oblong(200) });
      return outlineOf(u, leaderOf(u));
    };
    const all = field([]);
    expect(mayStickOut(all, zone, tank(300, 50, 0))).toBe(true); // cut through its centre
    expect(mayStickOut(all, zone, tank(300.1, 50, 0))).toBe(false);
    expect(mayStickOut(all, zone, tank(150, 100, 90))).toBe(true);
    expect(mayStickOut(all, zone, tank(150, 110, 90))).toBe(false); // does not reach the edge
    expect(mayStickOut(all, zone, tank(300, 50, 37))).toBe(false); // turned: it would touch, but a corner is lost
    expect(shareInside(tank(150, 75, 0), zone)).toBeCloseTo(1, 5);
    expect(shareInside(tank(0, 0, 0), zone)).toBeCloseTo(0.25, 5);
  });
});

test('LEG-EX-27 clones placed into contact with droids: every contact counts, and both units are engaged', () => {
  const clones = unit('A', [
    [200, 200],
    [200, 240],
    [200, 160],
  ]);
  const droids = (x: number) =>
    unit('B', [
      [x, 200],
      [x, 240],
      [x, 160],
    ]);
  expect(contacts(clones, droids(227))).toHaveLength(3);
  expect(areEngaged(clones, droids(227))).toBe(true);
  expect(areEngaged(clones, droids(228))).toBe(false);
});
