import { describe, expect, test } from 'vitest';
import { DEGREE, mm } from '../measures.js';
import { field, oblong, round, unit } from '../testing.js';
import { endAt, forbidden, judged } from './fixtures/scene.js';
import type { Speed } from './tool.js';
import { halfWay, TOOLS } from './tool.js';

const trooper = (speed = 3) => unit('A', [[600, 400]], { speed });
const bike = (base = round(50), facing = 0) =>
  unit('A', [[600, 400, 0, facing]], { type: 'repulsorVehicle', base, speed: 3 });

describe('the tool of a small base', () => {
  test('LEG-MOVE-05 LEG-MEAS-03 there are three tools, and none faster than the unit may be used', () => {
    const slow = trooper(2);
    const open = field([slow]);
    expect(TOOLS).toEqual([1, 2, 3]);
    expect(forbidden(open, slow, { tool: 1 })).toEqual([]);
    expect(forbidden(open, slow, { tool: 2 })).toEqual([]);
    expect(forbidden(open, slow, { tool: 3 })).toEqual(['LEG-MOVE-05']);
  });

  test('LEG-CARD-08 the speed of the card names the longest tool', () => {
    for (const speed of TOOLS) {
      const a = trooper(speed);
      const usable = TOOLS.filter(tool => forbidden(field([a]), a, { tool }).length === 0);
      expect(usable).toEqual(TOOLS.slice(0, speed));
    }
  });

  test('a unit of speed 0 does not move, whatever the minimum of 1 says (G-58)', () => {
    const gun = unit('A', [[600, 400]], { speed: 0 });
    expect(forbidden(field([gun]), gun, { tool: 1 })).toEqual(['G-58']);
    expect(forbidden(field([gun]), gun, { tool: 1, kind: 'climb' })).toEqual(['G-58']);
  });

  test('LEG-MOVE-06 the tool begins at the edge of the base, in any direction, and bends in the middle', () => {
    const a = trooper();
    const { tool } = judged(field([a]), a, { tool: 1, heading: 90, bend: -90 });
    const corners = (n: 0 | 1) => tool.halves[n].core.map(p => [p.x / 100, p.y / 100]);
    expect(corners(0)).toEqual([
      [610, 413.5],
      [610, 451],
      [590, 451],
      [590, 413.5],
    ]);
    expect(corners(1)).toEqual([
      [600, 441],
      [637.5, 441],
      [637.5, 461],
      [600, 461],
    ]);
  });

  test('LEG-MOVE-07 the leader is put at the end of the tool or anywhere along it, not beyond', () => {
    const a = trooper();
    const open = field([a]);
    expect(endAt(open, a, { tool: 2 })).toEqual([752, 400]);
    expect(endAt(open, a, { tool: 2, bend: 90 })).toEqual([676, 476]);
    expect(endAt(open, a, { tool: 2, bend: 90, travel: 30 })).toEqual([630, 400]);
    expect(endAt(open, a, { tool: 2, bend: 90, travel: 100 })).toEqual([676, 424]);
    expect(endAt(open, a, { tool: 2, travel: 0 })).toEqual([600, 400]);
    expect(forbidden(open, a, { tool: 2, travel: 152 })).toEqual([]);
    expect(forbidden(open, a, { tool: 2, travel: 152.01 })).toEqual(['LEG-MOVE-07']);
  });

  test('the hinge bends by 90 degrees and no more (G-03)', () => {
    const a = trooper();
    const open = field([a]);
    expect(forbidden(open, a, { bend: 90 })).toEqual([]);
    expect(forbidden(open, a, { bend: -90 })).toEqual([]);
    expect(forbidden(open, a, { bend: 90.01 })).toEqual(['G-03']);
    expect(forbidden(open, a, { bend: -120 })).toEqual(['G-03']);
  });
});

test('LEG-MOVE-01 the base decides how a unit moves: a small one in any direction, a notched one as it faces', () => {
  const plan = { tool: 1, heading: 90, bend: 0 } as const;
  const small = unit('A', [[600, 400, 0, 0]]);
  const notched = unit('A', [[600, 400, 0, 0]], { type: 'creature', base: round(50) });
  const standard = (u: typeof small) => judged(field([u]), u, plan);
  expect(standard(small).end).toMatchObject({ at: { x: mm(600), y: mm(502) } });
  expect(standard(small).slide).toBeUndefined(); // picked up and put down
  expect(standard(notched).end).toMatchObject({ at: { x: mm(719), y: mm(400) } });
  expect(standard(notched).slide?.way).toHaveLength(2);
  expect(forbidden(field([small]), small, { ...plan, kind: 'climb' })).toEqual([]);
  expect(forbidden(field([notched]), notched, { ...plan, kind: 'climb' })).toEqual(['LEG-CLIMB-01']);
});

describe('the tool of a notched base', () => {
  const full: readonly [string, ReturnType<typeof round>, readonly [number, number, number]][] = [
    ['notched 50', round(50), [119, 169, 219]],
    ['notched 70', round(70), [139, 189, 239]],
    ['notched 100', round(100), [169, 219, 269]],
    ['notched 120', round(120), [189, 239, 289]],
    ['notched 150', round(150), [219, 269, 319]],
    ['oblong, 175 long', oblong(175), [244, 294, 344]],
    ['oblong, 200 long', oblong(200), [269, 319, 369]],
  ];
  test.each(full)('LEG-MOVE-13 a full straight move of a base: %s', (_, base, lengths) => {
    for (const tool of TOOLS) expect(2 * halfWay(base, 'groundVehicle', tool)).toBe(mm(lengths[tool - 1]!));
    const a = bike(base, 90);
    expect(endAt(field([a]), a, { tool: 3 })).toEqual([600, 400 + lengths[2]]);
  });

  test('a full straight move of a small base (D6)', () => {
    for (const [tool, length] of [
      [1, 102],
      [2, 152],
      [3, 202],
    ] as const satisfies readonly (readonly [Speed, number])[])
      expect(2 * halfWay(round(27), 'trooper', tool)).toBe(mm(length));
  });

  const ahead = (type: 'creature' | 'emplacement' | 'groundVehicle' | 'repulsorVehicle') => {
    const a = unit('A', [[600, 400, 0, 90]], { type, base: round(50), speed: 3 });
    const { tool, end } = judged(field([a]), a, { heading: 0, bend: 0 });
    return { start: tool.halves[0].core[0], end: end.at };
  };
  const STRAIGHT = {
    start: { x: mm(610), y: mm(422) }, // 25 mm less the notch of 3 mm
    end: { x: mm(600), y: mm(519) },
  };

  test('LEG-MOVE-10 LEG-NOTCH-01 it starts along the facing, from inside the notch', () => {
    expect(ahead('groundVehicle')).toEqual(STRAIGHT);
  });

  test('LEG-UTYPE-05 LEG-UTYPE-18 so it does for creatures and emplacements', () => {
    expect([ahead('creature'), ahead('emplacement')]).toEqual([STRAIGHT, STRAIGHT]);
  });

  test('LEG-UTYPE-44 and for repulsor vehicles', () => {
    expect(ahead('repulsorVehicle')).toEqual(STRAIGHT);
  });

  test('LEG-MOVE-11 LEG-MOVE-12 a partial move stops on the tool, turned as the half on which it stands', () => {
    const a = bike();
    const open = field([a]);
    const partial = (travel: number) => judged(open, a, { tool: 1, bend: 60, travel });
    expect(partial(40).end).toMatchObject({ at: { x: mm(640), y: mm(400) }, facing: 0 });
    expect(partial(59.5).end.facing).toBe(0); // on the hinge it keeps its facing
    expect(partial(60).end.facing).toBe(60 * DEGREE);
    expect(partial(119).end).toMatchObject({ facing: 60 * DEGREE });
    expect(forbidden(open, a, { tool: 1, travel: 119.01 })).toEqual(['LEG-MOVE-13']);
  });

  test('LEG-NOTCH-16 LEG-NOTCH-17 LEG-NOTCH-18 a reverse starts in the rear notch and ends on the front notch', () => {
    const a = unit('A', [[600, 400, 0, 0]], { type: 'groundVehicle', base: round(50), speed: 2 });
    const open = field([a]);
    const straight = judged(open, a, { kind: 'reverse' });
    expect(straight.legal).toBe(true);
    expect(straight.end).toMatchObject({ at: { x: mm(481), y: mm(400) }, facing: 0 });
    const bent = judged(open, a, { kind: 'reverse', bend: 90 });
    expect(bent.end).toMatchObject({ at: { x: mm(540.5), y: mm(340.5) }, facing: 90 * DEGREE });
    const partial = judged(open, a, { kind: 'reverse', bend: 90, travel: 30 });
    expect(partial.end).toMatchObject({ at: { x: mm(570), y: mm(400) }, facing: 0 });
  });

  test('LEG-NOTCH-19 while reversing the speed is 1 less, but not below 1', () => {
    const reverse = (speed: number, tool: Speed) => {
      const a = unit('A', [[600, 400]], { type: 'creature', base: round(50), speed });
      return forbidden(field([a]), a, { kind: 'reverse', tool });
    };
    expect(reverse(3, 2)).toEqual([]);
    expect(reverse(3, 3)).toEqual(['LEG-NOTCH-19']);
    expect(reverse(2, 2)).toEqual(['LEG-NOTCH-19']);
    expect(reverse(1, 1)).toEqual([]);
    expect(reverse(1, 2)).toEqual(['LEG-MOVE-05', 'LEG-NOTCH-19']);
  });

  const reversing = (type: 'creature' | 'emplacement' | 'groundVehicle' | 'repulsorVehicle' | 'trooper') => {
    const a = unit('A', [[600, 400]], { type, base: round(type === 'trooper' ? 27 : 50), speed: 2 });
    return forbidden(field([a]), a, { kind: 'reverse' });
  };

  test('LEG-UTYPE-06 LEG-UTYPE-19 LEG-UTYPE-35 creatures, emplacements and ground vehicles may reverse', () => {
    expect([reversing('creature'), reversing('emplacement'), reversing('groundVehicle')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('LEG-UTYPE-44 repulsor vehicles may not, nor may troopers', () => {
    expect(reversing('repulsorVehicle')).toEqual(['LEG-NOTCH-16']);
    expect(reversing('trooper')).toEqual(['LEG-NOTCH-16']);
  });
});
