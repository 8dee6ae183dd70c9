import { describe, expect, test } from 'vitest';
import { coverFrom, coverOfCounts, coverOfUnit, improved, suppressionImproves } from './cover.js';
import { type Cover, type Terrain, UNIT_TYPES, type Unit, type UnitType } from './field.js';
import { mm } from './measures.js';
import { sightOfUnit } from './sight.js';
import { BARRICADE, block, CRATE, FOREST, field, oblong, piece, round, type Spot, unit } from './testing.js';

const attacker = unit('A', [[100, 100]]);

const against = (
  defender: Unit,
  terrain: readonly Terrain[],
  others: readonly Unit[] = [],
  from = attacker,
) => coverOfUnit(field([from, defender, ...others], terrain), from, defender);

/** One mini behind something halfway. */
const halfway = (top: number, special: Partial<Terrain> = {}) =>
  block('t', [200, 60, 220, 140], top, special);

const alone = (type: UnitType = 'trooper', place: Spot = [300, 100], more: Partial<Unit> = {}) =>
  unit('B', [place], { type, ...more });

describe('D20: the cover table', () => {
  const row = (minis: number, obscured: number, heavy: number, suppression: number): Cover => {
    // minis in a column far away; low crates close in front of the first ones, barricades for the heavy ones
    const places = Array.from({ length: minis }, (_, n) => [600, 100 + n * 60] as const) as unknown as [Spot];
    const viewer = unit('A', [[100, 100 + (minis - 1) * 30]]);
    const terrain = Array.from({ length: obscured }, (_, n) =>
      block(
        `t${n}`,
        [575, 90 + n * 60, 585, 110 + n * 60],
        20,
        n < heavy ? { cover: 'heavy' } : { cover: 'light' },
      ),
    );
    return against(unit('B', places, { suppression }), terrain, [], viewer).cover;
  };
  test.each([
    [4, 1, 1, 0, 'none'],
    [4, 2, 0, 0, 'light'],
    [4, 2, 1, 0, 'light'],
    [4, 2, 2, 0, 'heavy'],
    [5, 3, 2, 0, 'heavy'],
    [7, 3, 3, 0, 'none'],
    [7, 4, 2, 1, 'heavy'],
    [1, 0, 0, 2, 'light'],
    [6, 6, 6, 3, 'heavy'],
  ] as const)(
    'LEG-COVER-07 LEG-COVER-10 LEG-COVER-12 %i minis, %i obscured, %i of them heavily, %i suppression: %s',
    (minis, obscured, heavy, suppression, cover) => {
      expect(row(minis, obscured, heavy, suppression)).toBe(cover);
      const counted = coverOfCounts(minis, obscured, heavy);
      expect(improved(counted, suppression > 0 ? 1 : 0)).toBe(cover);
    },
  );
});

describe('obscured', () => {
  test('LEG-COVER-04 part is hidden and part is seen: whatever reaches into the lines between them obscures', () => {
    const one = (terrain: Terrain) => against(alone(), [terrain]).minis[0]!;
    expect(one(halfway(30))).toMatchObject({ obscured: true, cover: 'heavy', by: ['t'] });
    expect(one(block('t', [200, 95, 220, 140], 60))).toMatchObject({ obscured: true });
    // wholly hidden: not obscured (G-06)
    expect(one(block('t', [200, 0, 220, 200], 60))).toMatchObject({ obscured: false, cover: 'none', by: [] });
    // beside the lines, touching the outermost one, and a hundredth of a millimetre into them
    expect(one(block('t', [200, 113.5, 220, 140], 60)).obscured).toBe(false);
    expect(one(block('t', [200, 113.49, 220, 140], 60)).obscured).toBe(true);
    // above the lines, touching their top, and into them
    expect(one({ ...halfway(60), bottom: mm(41.9) }).obscured).toBe(false);
    expect(one({ ...halfway(60), bottom: mm(41.89) }).obscured).toBe(true);
    // behind part of the mini: some line to its back is cut
    expect(one(block('t', [310, 60, 330, 140], 60)).obscured).toBe(true);
    expect(one(block('t', [313.5, 60, 330, 140], 60)).obscured).toBe(false);
  });

  test('LEG-COVER-04 between bases of unequal size the outermost line runs at a slant', () => {
    // outer tangent of discs 13.5 and 43.5, 50 apart: sine 0.6; it touches (91.9, 110.8) and (123.9, 134.8)
    const giant = unit('B', [[150, 100]], { type: 'creature', base: round(87) });
    const corner = (x: number, y: number) =>
      against(giant, [block('t', [x - 30, y, x, y + 30], 20)]).minis[0]!.obscured;
    expect(corner(107.9, 122.8)).toBe(false); // the middle of both touching points
    expect(corner(107.91, 122.79)).toBe(true);
  });

  test('terrain that was not declared to block obscures by its cover, what gives no cover never does (G-65)', () => {
    const one = (special: Partial<Terrain>) => against(alone(), [halfway(30, special)]).minis[0]!;
    expect(one({ blocksSight: false, cover: 'light' })).toMatchObject({ obscured: true, cover: 'light' });
    expect(one({ blocksSight: true, cover: 'none' })).toMatchObject({
      obscured: false,
      cover: 'none',
      by: [],
    });
  });

  test('hidden minis can be counted by an option (G-06); all minis are the denominator', () => {
    const wall = block('t', [200, 0, 220, 130], 60);
    const two = unit('B', [
      [300, 60],
      [300, 260],
    ]);
    const terrain = [wall];
    const all = field([attacker, two], terrain);
    expect(coverOfUnit(all, attacker, two)).toMatchObject({ terrainCover: 'none' });
    expect(coverOfUnit(all, attacker, two, { hiddenMinisCountAsObscured: true })).toMatchObject({
      terrainCover: 'heavy',
    });
  });

  test('LEG-COVER-03 only the leader looks', () => {
    const defender = alone('trooper', [300, 100]);
    const crate = block('t', [200, 90, 210, 110], 20, CRATE);
    const led = (places: [Spot, ...Spot[]]) => against(defender, [crate], [], unit('A', places)).cover;
    expect(
      led([
        [100, 100],
        [300, 300],
      ]),
    ).toBe('light');
    expect(
      led([
        [300, 300],
        [100, 100],
      ]),
    ).toBe('none');
  });

  test('LEG-COVER-05 terrain that the leader touches obscures nothing, but still blocks', () => {
    const defender = alone();
    const touching = block('t', [113.5, 60, 130, 140], 30);
    expect(against(defender, [touching]).cover).toBe('none');
    expect(against(defender, [block('t', [113.6, 60, 130, 140], 30)]).cover).toBe('none'); // the tolerance
    expect(against(defender, [block('t', [113.61, 60, 130, 140], 30)]).cover).toBe('heavy');
    // touched by another mini of the unit only
    const unitOfTwo = unit('A', [
      [100, 100],
      [186.5, 100],
    ]);
    expect(against(defender, [halfway(30)], [], unitOfTwo).cover).toBe('heavy');
    const tall = field([attacker, defender], [block('t', [113.5, 60, 130, 140], 60)]);
    expect(sightOfUnit(tall, attacker, defender).mayDeclare).toBe(false);
  });

  test('contact with one part of a piece is contact with all of it (G-57)', () => {
    const near = block('near', [113.5, 90, 130, 110], 30, { partOf: 'ruin' });
    const far = block('far', [200, 60, 220, 140], 30, { partOf: 'ruin' });
    expect(against(alone(), [near, far]).cover).toBe('none');
    expect(against(alone(), [near, { ...far, partOf: 'other' }]).cover).toBe('heavy');
  });

  test('area terrain obscures those who stand in it, not those who shoot out of it (G-56)', () => {
    const wood = block('t', [280, 60, 320, 140], 60, FOREST);
    expect(against(alone(), [wood])).toMatchObject({ cover: 'light' });
    const around = block('t', [80, 60, 120, 140], 60, FOREST);
    expect(against(alone(), [around])).toMatchObject({ cover: 'none' });
    expect(against(alone(), [around]).minis[0]!.sight.sees).toBe(true);
  });

  test('LEG-COVER-06 LEG-UTYPE-42 LEG-UTYPE-52 a ground vehicle is heavy cover, a repulsor vehicle none', () => {
    const between = (type: UnitType) => unit('V', [[200, 140]], { type, base: round(100) });
    expect(against(alone(), [], [between('groundVehicle')])).toMatchObject({
      cover: 'heavy',
      minis: [{ by: ['V1'] }],
    });
    expect(against(alone(), [], [between('repulsorVehicle')]).cover).toBe('none');
  });

  test('LEG-COVER-06 the leader and the mini themselves are no cover; nor a vehicle that the leader touches', () => {
    const walker = unit('A', [[100, 100]], { type: 'groundVehicle', base: round(50) });
    expect(against(alone(), [], [], walker).cover).toBe('none');
    const tank = unit('V', [[163.5, 130]], { type: 'groundVehicle', base: round(100) });
    expect(
      against(alone(), [], [unit('V', [[200, 140]], { type: 'groundVehicle', base: round(100) })]).cover,
    ).toBe('heavy');
    expect(
      against(alone(), [], [unit('V', [[149, 140]], { type: 'groundVehicle', base: round(100) })]).cover,
    ).toBe('none'); // LEG-GAP-175
    expect(against(tank, [], []).cover).toBe('none');
    // a second vehicle of the defending unit obscures the first (G-64)
    const pair = unit(
      'B',
      [
        [400, 100],
        [300, 100],
      ],
      { type: 'groundVehicle', base: round(100), silhouette: { bottom: 0, top: mm(60) } },
    );
    const high = unit('A', [[100, 100, 60]]);
    const { minis } = against(pair, [], [], high);
    expect(minis.map(m => [m.mini.id, m.obscured, m.by])).toEqual([
      ['B1', true, ['B2']],
      ['B2', false, []],
    ]);
  });
});

describe('kinds of cover', () => {
  test('LEG-COVER-08 LEG-TERR-17 the terrain says which', () => {
    const of = (cover: Cover) => against(alone(), [halfway(30, { cover })]).cover;
    expect((['none', 'light', 'heavy'] as const).map(of)).toEqual(['none', 'light', 'heavy']);
  });

  test('LEG-COVER-09 behind light and heavy terrain a mini counts as heavily obscured', () => {
    const both = [halfway(30, { cover: 'light' }), block('s', [240, 60, 250, 140], 30)];
    expect(against(alone(), both).minis[0]).toMatchObject({ cover: 'heavy', by: ['t', 's'] });
  });

  test('LEG-COVER-09 more than half of the obscured ones, not of all', () => {
    // 6 minis, 3 obscured, 2 of them heavily: 2 is more than half of 3, though less than half of 6
    const places = Array.from({ length: 6 }, (_, n) => [600, 100 + n * 60] as const) as unknown as [Spot];
    const terrain = [0, 1, 2].map(n =>
      block(`t${n}`, [575, 90 + n * 60, 585, 110 + n * 60], 20, { cover: n < 2 ? 'heavy' : 'light' }),
    );
    expect(against(unit('B', places), terrain, [], unit('A', [[100, 250]])).cover).toBe('heavy');
  });

  test('LEG-TERR-04 LEG-UTYPE-10 barricades: heavy for troopers, nothing for creatures and vehicles', () => {
    const barricade = halfway(28, BARRICADE);
    for (const type of UNIT_TYPES) {
      const none = type === 'creature' || type === 'groundVehicle' || type === 'repulsorVehicle';
      expect(coverFrom(barricade, type)).toBe(none ? 'none' : 'heavy');
    }
    expect(against(alone(), [barricade]).cover).toBe('heavy');
    expect(against(alone('creature'), [barricade]).cover).toBe('none');
    expect(against(alone('emplacement'), [barricade]).cover).toBe('heavy');
  });

  test('LEG-COVER-10 LEG-COVER-12 suppression improves by one, however many tokens, never past heavy', () => {
    const of = (cover: Cover, suppression: number) =>
      against(alone('trooper', [300, 100], { suppression }), [halfway(30, { cover })]).cover;
    expect([of('none', 1), of('none', 3), of('light', 1), of('heavy', 2)]).toEqual([
      'light',
      'light',
      'heavy',
      'heavy',
    ]);
  });

  test('LEG-COVER-11 LEG-UTYPE-09 LEG-UTYPE-14 droids, creatures and vehicles gain nothing from suppression', () => {
    expect(UNIT_TYPES.filter(suppressionImproves)).toEqual(['trooper', 'clone', 'wookiee', 'emplacement']);
    for (const type of ['droid', 'creature'] as const) {
      expect(against(alone(type, [300, 100], { suppression: 2 }), []).cover).toBe('none');
    }
    expect(against(alone('clone', [300, 100], { suppression: 2 }), []).cover).toBe('light');
  });

  test('five droids, three behind the heavy building, two behind light crates: heavy (the example of L2866)', () => {
    const droids = unit(
      'B',
      [
        [600, 100],
        [600, 160],
        [600, 220],
        [600, 280],
        [600, 340],
      ],
      { type: 'droid' },
    );
    const building = block('b', [560, 80, 580, 240], 30);
    const crates = [block('c', [575, 270, 585, 290], 20, CRATE), block('d', [575, 330, 585, 350], 20, CRATE)];
    const clones = unit('A', [[100, 220]], { type: 'clone' });
    expect(against(droids, [building, ...crates], [], clones).cover).toBe('heavy');
  });
});

describe('vehicles', () => {
  const walker = (place: Spot = [400, 100], special: Partial<Unit> = {}) =>
    unit('B', [place], {
      type: 'groundVehicle',
      base: round(100),
      silhouette: { bottom: 0, top: mm(100) },
      ...special,
    });

  test('LEG-UTYPE-43 LEG-UTYPE-53 half of the silhouette must be hidden', () => {
    for (const type of ['groundVehicle', 'repulsorVehicle'] as const) {
      const of = (top: number) =>
        against(walker([400, 100], { type }), [block('t', [300, 0, 310, 200], top)]).minis[0]!;
      expect(of(41)).toMatchObject({ obscured: false, cover: 'none', by: [] });
      expect(of(75)).toMatchObject({ obscured: true, cover: 'heavy', by: ['t'] });
      expect(of(41).points).toHaveLength(125);
    }
  });

  test('63 of 125 points are half (G-08): a wall that hides one side and the middle', () => {
    const hidden = (y: number) => {
      const { points, obscured } = against(walker(), [block('t', [300, y, 310, 300], 120)]).minis[0]!;
      return [points!.filter(p => p.by.length > 0).length, obscured] as const;
    };
    // the eye looks along y = 100: with the axis 13 of 25 in each of five rows, without it 11
    expect(hidden(99)).toEqual([70, true]);
    expect(hidden(100)).toEqual([55, false]);
    // the three points of the axis more, in the rows that a low post hides
    const withPost = (top: number) => {
      const terrain = [block('t', [300, 100, 310, 300], 120), block('p', [300, 99, 310, 100], top)];
      const { points, obscured } = against(walker(), terrain).minis[0]!;
      return [points!.filter(p => p.by.length > 0).length, obscured] as const;
    };
    expect(withPost(40)).toEqual([61, false]);
    expect(withPost(55)).toEqual([64, true]);
  });

  test('a line along the inside of a bent piece, or along the common side of two, is hidden too (G-05)', () => {
    // the middle row of lines runs along the diagonal at which the piece is taken apart
    const bent = piece(
      't',
      [
        [300, 100],
        [340, 60],
        [330, 100],
        [340, 140],
      ],
      120,
    );
    const found = against(walker(), [bent]).minis[0]!;
    expect(found.points!.slice(0, 2).map(p => p.by)).toEqual([['t'], ['t']]);
    const beside = [
      block('t', [300, 100, 310, 300], 120),
      block('s', [300, 90, 310, 100], 120, { cover: 'light' }),
    ];
    expect(against(walker(), beside).minis[0]!.points![0]!.by).toEqual(['t', 's']);
  });

  test('heavy only if heavy pieces alone hide half (G-08)', () => {
    const light = block('l', [300, 0, 310, 200], 80, { cover: 'light' });
    const small = block('h', [320, 90, 330, 110], 80);
    expect(against(walker(), [light, small])).toMatchObject({ cover: 'light', minis: [{ by: ['l', 'h'] }] });
    expect(against(walker(), [{ ...light, cover: 'heavy' }, small]).cover).toBe('heavy');
  });

  test('an oblong base is sampled where the rays leave its outline', () => {
    const tank = walker([400, 100, 0, 90], { base: oblong(175) });
    const { points } = against(tank, [block('t', [300, 99, 310, 300], 120)]).minis[0]!;
    const rim = points!.slice(1, 25).map(p => p.at);
    expect(rim[0]).toMatchObject({ x: mm(350), y: mm(100) }); // towards the viewer: the long side
    expect(Math.max(...rim.map(p => p.y))).toBeCloseTo(mm(187.5), 6);
  });
});
