import { describe, expect, test } from 'vitest';
import { silhouetteOf, trooperSilhouette } from './base.js';
import { type Field, leaderOf, type Terrain, TROOPER_TYPES, type Unit, type UnitType } from './field.js';
import { mm } from './measures.js';
import { rangeToUnit } from './range.js';
import { type PlaneSight, sight, sightOfUnit } from './sight.js';
import { block, FOREST, field, oblong, piece, round, type Spot, unit } from './testing.js';

/** Sight between two lone minis. */
const look = (a: Unit, b: Unit, terrain: readonly Terrain[] = [], others: readonly Unit[] = []): PlaneSight =>
  sight(field([a, b, ...others], terrain), a, leaderOf(a), b, leaderOf(b));

const A = (x = 100, y = 100, level = 0) => unit('A', [[x, y, level]]);
const B = (x = 300, y = 100, level = 0) => unit('B', [[x, y, level]]);

describe('silhouettes', () => {
  test('LEG-LOS-03 troopers have one height on small bases and one on notched bases', () => {
    const tops = new Map<number, UnitType[]>();
    for (const type of TROOPER_TYPES) {
      const { top } = trooperSilhouette(type);
      tops.set(top, [...(tops.get(top) ?? []), type]);
    }
    expect([...tops.values()]).toEqual([
      ['trooper', 'clone', 'droid', 'wookiee'],
      ['creature', 'emplacement'],
    ]);
    expect([...tops.keys()]).toEqual([4190, 6880]);
  });

  test('LEG-LOS-04 LEG-UTYPE-54 a vehicle is a cylinder over its base, a repulsor starts at its lowest point', () => {
    const walker = unit('V', [[100, 100, 50]], { type: 'groundVehicle', base: round(100) });
    expect(silhouetteOf(walker, leaderOf(walker))).toEqual({
      outline: { core: [{ x: 10_000, y: 10_000 }], radius: 5000 },
      bottom: mm(50),
      top: mm(140),
    });
    const speeder = unit('V', [[100, 100]], {
      type: 'repulsorVehicle',
      silhouette: { bottom: mm(30), top: mm(75) },
    });
    expect(silhouetteOf(speeder, leaderOf(speeder))).toMatchObject({ bottom: mm(30), top: mm(75) });
    // looking under it: a lintel hides everything above 25
    const lintel = block('t', [180, 0, 200, 300], 200, { bottom: mm(25) });
    const near = { ...B(), silhouette: { bottom: 0, top: mm(24) } };
    const high = { ...speeder, minis: unit('V', [[300, 100]]).minis };
    const low = { ...A(), silhouette: { bottom: 0, top: mm(24) } };
    expect(look(low, near, [lintel]).sees).toBe(true);
    expect(look(low, high, [block('t', [180, 0, 299, 300], 200, { bottom: mm(25) })]).sees).toBe(false);
  });
});

describe('sight', () => {
  test('LEG-LOS-01 it is judged between silhouettes: a wall lower than them hides nothing, a taller one does', () => {
    const wall = (top: number) => look(A(), B(), [block('t', [200, 0, 210, 300], top)]).sees;
    expect([30, 41.9, 41.91, 60].map(wall)).toEqual([true, true, false, false]);
  });

  test('LEG-LOS-02 one free line is enough, whatever its ends: a slit of a hundredth of a millimetre', () => {
    const slit = (width: number) =>
      look(A(), B(), [block('t', [200, 0, 210, 104], 90), block('s', [200, 104 + width, 210, 300], 90)]);
    expect(slit(0).sees).toBe(false);
    const seen = slit(0.01);
    expect(seen.sees).toBe(true);
    const at = (x: number) => {
      const { from, to } = seen.line;
      return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
    };
    for (const x of [mm(200), mm(210)]) {
      expect(at(x)).toBeGreaterThan(mm(104) - 0.001);
      expect(at(x)).toBeLessThan(mm(104.01) + 0.001);
    }
  });

  test('LEG-LOS-02 touching does not block: a wall exactly as wide as both silhouettes, and a hundredth wider', () => {
    const wall = (half: number) => look(A(), B(), [block('t', [200, 100 - half, 210, 100 + half], 90)]).sees;
    expect([13.4, 13.5, 13.51].map(wall)).toEqual([true, true, false]);
  });

  test('LEG-LOS-02 a corner that reaches the outermost line is looked past, also at a slant (3-4-5)', () => {
    // the outer tangent of two small bases along (4, 3): 13.5 to the left of the line of the centres
    const at = (along: number, left: number): readonly [number, number] => [
      100 + 0.8 * along - 0.6 * left,
      100 + 0.6 * along + 0.8 * left,
    ];
    const b = unit('B', [[at(250, 0)[0], at(250, 0)[1]]]);
    const house = (left: number, right: number) =>
      look(A(), b, [piece('t', [at(100, right), at(140, right), at(140, left), at(100, left)], 90)]).sees;
    expect(house(13.5, -13.5)).toBe(true);
    expect(house(15, -13.5)).toBe(true);
    expect(house(15, -15)).toBe(false);
  });

  test('LEG-LOS-02 it is mutual', () => {
    const wall = block('t', [200, 95, 210, 300], 90);
    for (const y of [60, 90, 120, 200]) {
      const [a, b] = [A(), B(300, y)];
      expect(look(a, b, [wall]).sees).toBe(look(b, a, [wall]).sees);
    }
  });

  test('over a wall the eye is at the far rim of the lower top and meets the near rim of the higher top', () => {
    // from (86.5, 41.9) to (286.5, 141.9): 98.65 over x = 200
    const over = (top: number) => look(A(), B(300, 100, 100), [block('t', [200, 0, 210, 300], top)]);
    expect(over(98.65).sees).toBe(true);
    expect(over(98.66).sees).toBe(false);
    expect(over(98.65).line).toEqual({
      from: { x: mm(86.5), y: mm(100), z: mm(41.9) },
      to: { x: mm(286.5), y: mm(100), z: mm(141.9) },
    });
  });

  test('a line that hangs on three corners is free; one corner a hundredth of a millimetre further, and it is gone', () => {
    // walls from below, from above and from below, their corners on y = 104 + (x - 100) / 4
    const corners = (more: number) => [
      block('t', [140, -500, 150, 114], 90),
      block('s', [190, 129 - more, 200, 900], 90),
      block('u', [240, -500, 250, 139], 90),
    ];
    const b = unit('B', [[300, 150]]);
    expect([0.01, 0, -0.01].map(more => look(A(), b, corners(more)).sees)).toEqual([false, true, true]);
    // the same upright: over, under and over, on z = 10 + (x - 150) / 5
    const edges = (more: number) => [
      block('t', [150, 0, 160, 300], 10),
      block('s', [195, 0, 205, 300], 90, { bottom: mm(21 - more) }),
      block('u', [240, 0, 250, 300], 28),
    ];
    expect([0.01, 0, -0.01].map(more => look(A(), B(), edges(more)).sees)).toEqual([false, true, true]);
  });

  test('over a wall at a slant the highest line runs between the points extreme across it, not between the centres', () => {
    // the wall is 86.5 from the lower mini along (4, 3) / 5, the higher one 200 along it and 40 aside
    const at = (across: number, along: number): readonly [number, number] => [
      100 + 0.8 * across - 0.6 * along,
      300 + 0.6 * across + 0.8 * along,
    ];
    const over = (top: number) =>
      look(A(100, 300), B(...at(200, 40), 100), [
        piece('t', [at(86.5, -300), at(96.5, -300), at(96.5, 300), at(86.5, 300)], top),
      ]).sees;
    expect([91.9, 91.91].map(over)).toEqual([true, false]);
  });

  test('pieces that share part of a side leave no crack, pieces that touch at a corner let a line through (G-05)', () => {
    const beside = [block('t', [200, 0, 210, 100], 90), block('s', [200, 100, 210, 300], 60)];
    expect(look(A(), B(), beside)).toMatchObject({ sees: false, by: ['s', 't'] });
    const corner = [block('t', [200, 0, 210, 100], 90), block('s', [210, 100, 220, 300], 90)];
    expect(look(A(), B(), corner).sees).toBe(true);
    const stacked = [
      block('t', [200, 0, 210, 300], 20),
      block('s', [200, 0, 210, 300], 90, { bottom: mm(20) }),
    ];
    expect(look(A(), B(), stacked).sees).toBe(false);
    const slit = [stacked[0]!, { ...stacked[1]!, bottom: mm(20.01) }];
    expect(look(A(), B(), slit).sees).toBe(true);
    const edge = [stacked[0]!, block('s', [210, 0, 220, 300], 90, { bottom: mm(20) })];
    expect(look(A(), B(), edge).sees).toBe(true);
  });

  test('a polygon that is not convex hides by its arms, and its own parts leave no crack', () => {
    const angle = (y: number) =>
      piece(
        't',
        [
          [180, y],
          [240, y],
          [240, 300],
          [225, 300],
          [225, y + 15],
          [180, y + 15],
        ],
        90,
      );
    expect(look(A(), B(), [angle(80)]).sees).toBe(false);
    expect(look(A(), B(), [angle(114)]).sees).toBe(true);
    const bay = piece(
      'u',
      [
        [200, 0],
        [240, 0],
        [240, 200],
        [200, 200],
        [200, 120],
        [230, 120],
        [230, 80],
        [200, 80],
      ],
      90,
    );
    expect(look(A(), B(), [bay]).sees).toBe(false);
    expect(look(A(), unit('B', [[214, 100]]), [bay]).sees).toBe(true);
  });

  test('nothing passes under what rests on the battlefield (G-05)', () => {
    expect(look(A(), B(), [block('t', [200, 0, 210, 300], 90)]).sees).toBe(false);
    expect(look(A(), B(), [block('t', [200, 0, 210, 300], 90, { bottom: mm(0.01) })]).sees).toBe(true);
  });

  test('LEG-LOS-06 terrain blocks if it was declared to, by its volume', () => {
    const wall = block('t', [200, 0, 210, 300], 90);
    expect(look(A(), B(), [wall])).toMatchObject({ sees: false, by: ['t'], between: ['t'] });
    expect(look(A(), B(), [{ ...wall, blocksSight: false }])).toMatchObject({ sees: true, between: [] });
  });

  test('LEG-LOS-07 by its nature too: fog has no solid shape and hides all the same', () => {
    const fog = block('t', [200, 0, 260, 300], 90, { ...FOREST, move: 'open', cover: 'none' });
    expect(look(A(), B(), [fog]).sees).toBe(false);
  });

  test('LEG-TERR-07 LEG-TERR-08 area terrain is its footprint, from its lowest to its highest point', () => {
    const wood = (y0: number, y1: number, top: number, bottom = 0) =>
      look(A(), B(), [block('t', [180, y0, 240, y1], top, { ...FOREST, bottom: mm(bottom) })]).sees;
    expect([wood(0, 300, 60), wood(0, 300, 41.9), wood(112, 300, 60), wood(0, 300, 120, 41.9)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('those who stand in area terrain look out of it, those on or behind an obstacle do not look through it (G-56)', () => {
    const wood = block('t', [50, 0, 150, 300], 60, FOREST);
    expect(look(A(), B(), [wood])).toMatchObject({ sees: true, between: [] });
    expect(look(A(36), B(), [wood])).toMatchObject({ sees: false, between: ['t'] }); // beside it
    expect(look(A(36.6), B(), [wood]).sees).toBe(true);
    expect(look(A(36.59), B(), [wood]).sees).toBe(false); // by less than the tolerance
    expect(look(A(36.7), B(), [wood]).sees).toBe(true); // overlaps it by more than the tolerance
    expect(look(A(100, 100, 60), B(), [block('t', [50, 0, 150, 300], 60)]).sees).toBe(true);
    const walker = unit('V', [[100, 100]], { type: 'groundVehicle', base: round(100) });
    expect(look(walker, B(), [block('t', [140, 0, 160, 300], 100)]).sees).toBe(false); // overlaps it
    expect(look(A(60, 100, 60), unit('B', [[165, 100]]), [block('t', [0, 0, 150, 300], 60)]).sees).toBe(
      false,
    );
  });

  test('LEG-TERR-15 each part of a piece has its own nature: through the door, not through the wall', () => {
    const wall = [
      block('left', [200, 0, 210, 80], 120, { partOf: 'wall' }),
      block('right', [200, 120, 210, 300], 120, { partOf: 'wall' }),
      block('lintel', [200, 80, 210, 120], 120, { partOf: 'wall', bottom: mm(50) }),
      block('door', [200, 80, 210, 120], 50, { partOf: 'wall', blocksSight: false }),
    ];
    expect(look(A(), B(), wall).sees).toBe(true);
    expect(look(A(100, 60), B(300, 60), wall)).toMatchObject({ sees: false, by: ['left'] });
    expect(look(A(100, 100, 60), B(300, 100, 60), wall).sees).toBe(false);
    const shut = wall.map(t => (t.id === 'door' ? { ...t, blocksSight: true } : t));
    expect(look(A(), B(), shut).sees).toBe(false);
  });

  test('LEG-LOS-05 LEG-UTYPE-41 LEG-UTYPE-52 ground vehicles block by their silhouette, repulsor vehicles do not', () => {
    const between = (type: UnitType, place: Spot = [200, 100]) =>
      look(A(), B(), [], [unit('V', [place], { type, base: round(100) })]);
    expect(between('groundVehicle')).toMatchObject({ sees: false, by: ['V1'], between: ['V1'] });
    expect(between('groundVehicle', [200, 140])).toMatchObject({ sees: true, between: ['V1'] });
    expect(between('repulsorVehicle')).toMatchObject({ sees: true, between: [] });
    const tank = (facing: number) =>
      look(A(), B(), [], [unit('V', [[200, 150, 0, facing]], { type: 'groundVehicle', base: oblong(175) })])
        .sees;
    expect([tank(90), tank(0)]).toEqual([false, true]);
  });

  test('a ground vehicle blocks for its own unit, but not as one of the two (G-64)', () => {
    const pair = unit(
      'V',
      [
        [100, 100],
        [200, 100],
      ],
      { type: 'groundVehicle', base: round(50) },
    );
    const seen = sightOfUnit(field([pair, B()]), pair, B());
    expect(seen.pairs.map(p => [p.sight.sees, p.sight.between])).toEqual([
      [false, ['V2']],
      [true, []],
    ]);
  });

  test('a vehicle on a roof leaves no crack above the roof (G-05)', () => {
    const roof = block('t', [180, 0, 220, 300], 20);
    const walker = unit('V', [[200, 100, 20]], { type: 'groundVehicle', base: round(39) });
    expect(look(A(), B(), [roof], [walker])).toMatchObject({ sees: false, by: ['V1', 't'] });
  });

  test('LEG-LOS-08 troopers of no kind ever block', () => {
    for (const type of TROOPER_TYPES) {
      const giant = unit('C', [[200, 100]], {
        type,
        base: round(100),
        silhouette: { bottom: 0, top: mm(200) },
      });
      expect(look(A(), B(), [], [giant])).toMatchObject({ sees: true, between: [] });
    }
  });

  test('LEG-LOS-09 the leader declares, each mini looks for itself', () => {
    const wall = [block('t', [200, 60, 210, 300], 90)];
    const unitSight = (attackers: Unit): ReturnType<typeof sightOfUnit> => {
      const target = B(300, 150);
      return sightOfUnit(field([attackers, target], wall), attackers, target);
    };
    const blind = unitSight(
      unit('A', [
        [100, 150],
        [100, 40],
        [100, 200],
      ]),
    );
    expect(blind).toMatchObject({ mayDeclare: false, eligible: [] });
    const far = unitSight(
      unit('A', [
        [100, 150],
        [190, 40],
        [100, 200],
      ]),
    );
    expect(far).toMatchObject({ mayDeclare: false, eligible: ['A2'] });
    const led = unitSight(
      unit('A', [
        [190, 40],
        [100, 150],
      ]),
    );
    expect(led).toMatchObject({ mayDeclare: true, eligible: ['A1'] });
  });

  test('LEG-EX-28 droids see the clones and Cody behind them, not Obi-Wan behind the building', () => {
    const droids = unit(
      'A',
      [
        [500, 400],
        [480, 440],
        [480, 360],
      ],
      { type: 'droid' },
    );
    const clones = unit(
      'B',
      [
        [760, 400],
        [770, 440],
        [770, 360],
      ],
      { type: 'clone' },
    );
    const cody = unit('C', [[830, 400]], { type: 'clone' });
    const obi = unit('D', [[880, 600]]);
    const all: Field = field([droids, clones, cody, obi], [block('t', [700, 500, 820, 620], 140)]);
    const declared = [clones, cody, obi].map(u => sightOfUnit(all, droids, u).mayDeclare);
    expect(declared).toEqual([true, true, false]);
    expect(sight(all, droids, leaderOf(droids), obi, leaderOf(obi))).toMatchObject({
      sees: false,
      by: ['t'],
    });
  });

  test('LEG-EX-29 Obi-Wan and the clones are both in range 3 and in sight of the droid leader', () => {
    const droids = unit('A', [[300, 400]], { type: 'droid' });
    const others = [
      unit('B', [[700, 350]]),
      unit(
        'C',
        [
          [600, 500],
          [640, 520],
        ],
        { type: 'clone' },
      ),
    ];
    const all = field([droids, ...others], [block('t', [400, 440, 440, 480], 40)]);
    for (const other of others) {
      expect([1, 2, 3]).toContain(rangeToUnit(droids, leaderOf(droids), other).range);
      expect(sightOfUnit(all, droids, other).mayDeclare).toBe(true);
    }
    const far = unit('D', [[785, 400]]);
    expect([1, 2, 3]).not.toContain(rangeToUnit(droids, leaderOf(droids), far).range);
  });

  test('minis over each other see past the edge of the bridge or not at all', () => {
    const bridge = block('t', [0, 60, 300, 140], 85, { bottom: mm(75) });
    expect(look(A(), B(105, 100, 85), [bridge])).toMatchObject({ sees: false, by: ['t'] });
    expect(look(A(), B(105, 100, 85), [{ ...bridge, blocksSight: false }]).sees).toBe(true);
    expect(look(A(100, 40), B(100, 73.5, 85), [bridge]).sees).toBe(true);
  });

  test('minis in contact see each other', () => {
    expect(look(A(), B(127), [block('t', [113.5, 0, 113.6, 90], 90)]).sees).toBe(true);
    expect(look(A(), B(127, 100, 40), [block('t', [113.5, 0, 300, 300], 40)]).sees).toBe(true);
  });
});
