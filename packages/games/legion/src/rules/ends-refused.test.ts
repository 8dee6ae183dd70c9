import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, blade, gun } from '../fixtures/fights.js';
import { type Cast, FISTS, type LaidSpot, RIFLE, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** Ends of moves just inside and just outside of what is allowed, and what another kind of unit may do there. */

const at = (x: number, y: number, level = 0, facing = 0) => ({
  x: Math.round(x * 100),
  y: Math.round(y * 100),
  z: Math.round(level * 100),
  facing: Math.round(facing * 100),
});
type How = 'move' | 'climb' | 'reverse' | 'pivot' | 'card:jump';
const ends = (cast: Partial<Cast>, more: Partial<Scene> = {}, how: How = 'move') => {
  const g = acting(cast, more).give(how);
  return (x: number, y: number, level = 0, facing = 0) => g.why(at(x, y, level, facing));
};
const WALKER: Cast['card'] = { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 9, speed: 2 };
const BIKE: Cast['card'] = { type: 'repulsorVehicle', base: 70, silhouette: [10, 60], wounds: 5, speed: 2 };
const BEAST: Cast['card'] = { type: 'creature', base: 50, silhouette: [0, 60], wounds: 5, speed: 2 };
const GUNS: Cast['card'] = { type: 'emplacement', base: 50, silhouette: [0, 60], wounds: 5, speed: 2 };
const box = (top: number, more: Parameters<typeof piece>[3] = {}) =>
  piece('box', [340, 250, 440, 350], top, more);

describe('contact', () => {
  const beside = (weapons: Cast['weapons']) =>
    ends({ weapons: weapons ?? [] }, { units: { X: { at: [[420, 300]] } } })(393, 300);

  test('LEG-MEAS-21 nobody without a weapon for it moves into contact, with one they may', () => {
    expect(beside([RIFLE])).toBe('LEG-MEAS-21');
    expect(unlike(beside([RIFLE]), beside([FISTS]))).toBeUndefined();
  });

  test('LEG-MELEE-02 an enemy may be moved up to, or passed by', () => {
    const to = ends({ weapons: [blade()] }, { units: { X: { at: [[420, 300]] } } });
    expect([to(393, 300), to(380, 330)]).toEqual([undefined, undefined]);
    expect(
      unlike(undefined, ends({ weapons: [gun()] }, { units: { X: { at: [[420, 300]] } } })(393, 300)),
    ).toBe('LEG-MEAS-21');
  });

  test('LEG-MEAS-22 bases that differ in height touch as long as the lower silhouette reaches up', () => {
    const stands = (level: number) =>
      acting(
        {},
        {
          units: { X: { at: [[327, 300, level]] } },
          terrain: [piece('step', [313.5, 250, 400, 350], level)],
        },
      ).why('move');
    expect([stands(41.9), unlike(stands(41.9), stands(42))]).toEqual(['LEG-MELEE-10', undefined]);
  });

  test('LEG-MOVE-12 LEG-MOVE-14 a base that is stopped at once has moved, and stands where it stood', () => {
    const tank = { at: [[300, 300]] as LaidSpot[], card: WALKER, weapons: [FISTS] };
    const wall = piece('wall', [336, 200, 420, 400], 120, { move: 'impassable' });
    const g = acting(tank, { units: { X: { at: [[370, 300]], card: WALKER } } });
    expect([g.why('move'), unlike(undefined, acting(tank, { terrain: [wall] }).why('move'))]).toEqual([
      undefined,
      'LEG-MOVE-03',
    ]);
    g.give('move');
    expect([g.why(at(302, 300)), g.legal().length, g.why(at(300, 300))]).toEqual([
      'LEG-MOVE-14',
      1,
      undefined,
    ]);
    expect(g.give(at(300, 300)).s.act?.done).toEqual(['move']);
  });

  test('LEG-MELEE-15 whoever cannot move at all does not withdraw', () => {
    const fights = (speed: number) =>
      acting({ card: { ...GUNS, speed }, weapons: [blade()] }, { units: { X: { at: [[338.5, 300]] } } }).why(
        'withdraw',
      );
    expect([fights(1), unlike(fights(1), fights(0))]).toEqual([undefined, 'LEG-MELEE-15']);
  });

  test('LEG-KWU-DISENGAGE-01 whoever fights one enemy only may go or withdraw', () => {
    const fights = (keywords: Cast['keywords'], second = false) =>
      acting(
        { ...(keywords && { keywords }) },
        { units: { X: { at: [[327, 300]] }, ...(second && { W: { at: [[273, 300]] } as Cast }) } },
      );
    const free = fights({ disengage: true });
    expect([free.why('move'), free.why('withdraw')]).toEqual([undefined, undefined]);
    expect(fights({}).why('move')).toBe('LEG-MELEE-10');
    expect(unlike(free.why('move'), fights({ disengage: true }, true).why('move'))).toBe('LEG-MELEE-10');
  });
});

describe('terrain', () => {
  test('LEG-TERR-06 no trooper stands partly on a barricade', () => {
    const wall = piece('b', [400, 250, 420, 350], 28, { barricade: true, move: 'difficult' });
    const to = ends({}, { terrain: [wall] });
    expect(to(380, 300)).toBeUndefined();
    expect(unlike(to(380, 300), to(407, 300, 28))).toBe('LEG-TERR-06');
  });

  test('LEG-TERR-10 LEG-MOVE-25 what is taller than a trooper has to be climbed', () => {
    const onto = (top: number, how: How) => ends({}, { terrain: [box(top)] }, how)(360, 300, top);
    expect([onto(41.9, 'move'), onto(42, 'climb')]).toEqual([undefined, undefined]);
    expect(onto(42, 'move')).toBeDefined();
  });

  test('LEG-MOVE-22 onto what is lower than its silhouette a trooper may move, or pass by it', () => {
    const to = ends({}, { terrain: [box(41.9)] });
    expect([to(360, 300, 41.9), to(300, 380)]).toEqual([undefined, undefined]);
    expect(unlike(undefined, ends({}, { terrain: [box(42)] })(360, 300, 42))).toBeDefined();
  });

  test('LEG-MOVE-23 no tool lies over what is taller than the one who moves', () => {
    const across = (top: number, silhouette: number) =>
      ends({ card: { silhouette: [0, silhouette] } }, { terrain: [piece('f', [340, 200, 350, 400], top)] })(
        400,
        300,
      );
    expect([across(60, 60), across(60, 59)]).toEqual([undefined, 'LEG-MOVE-23']);
  });

  test('LEG-MOVE-24 down from its height a trooper may move, and no farther down', () => {
    const down = (level: number) => ends({ at: [[390, 300, level]] }, { terrain: [box(level)] })(480, 300);
    expect(unlike(down(42), down(41.9))).toBeUndefined();
    expect(down(42)).toBe('LEG-MOVE-24');
  });

  test('LEG-TERR-14 LEG-CLIMB-07 nobody moves onto, climbs or passes what is impassable', () => {
    const lava = box(0, { kind: 'area', move: 'impassable' });
    expect(ends({}, { terrain: [lava] })(360, 300)).toBeDefined();
    const climbs = (move: 'impassable' | 'open') =>
      ends({}, { terrain: [box(60, { move })] }, 'climb')(365, 300, 60) === undefined;
    expect(unlike(climbs('open'), climbs('impassable'))).toBe(false);
  });

  test('LEG-TERR-15 each part of a piece is what it was declared', () => {
    const house = (door: 'impassable' | 'open') => [
      piece('wall', [360, 200, 380, 280], 30, { move: 'impassable' }),
      piece('door', [360, 280, 380, 320], 0, { kind: 'area', move: door }),
      piece('wall-2', [360, 320, 380, 400], 30, { move: 'impassable' }),
    ];
    const through = (door: 'impassable' | 'open') => ends({}, { terrain: house(door) })(410, 300);
    expect(unlike(through('impassable'), through('open'))).toBeUndefined();
  });

  test('LEG-TERR-16 a trooper stands wholly on an obstacle or wholly off it', () => {
    const to = ends({}, { terrain: [box(20)] });
    expect([to(326.5, 300), to(354, 300, 20)]).toEqual([undefined, undefined]);
    expect([to(330, 300, 20), to(350, 300, 20)]).toEqual(['LEG-TERR-16', 'LEG-TERR-16']);
  });

  test('LEG-MOVE-17 tokens are moved through and not ended on', () => {
    const to = ends({}, { tokens: [{ id: 'o', x: 36000, y: 30000 }] });
    expect([to(400, 300), to(360, 300)]).toEqual([undefined, 'LEG-MOVE-17']);
    expect(unlike(to(400, 300), to(360, 300))).toBe('LEG-MOVE-17');
  });

  test('LEG-MOVE-21 through difficult ground only the shorter tool may be laid', () => {
    const mud = (move: 'difficult' | 'open') =>
      ends({}, { terrain: [piece('mud', [380, 250, 400, 350], 0, { kind: 'area', move })] })(430, 300);
    expect([mud('open'), mud('difficult') === undefined]).toEqual([undefined, false]);
  });

  test('LEG-MOVE-33 with the tool of the slower speed minis may stand in difficult ground', () => {
    const wood = piece('wood', [340, 315, 500, 420], 0, { kind: 'area', move: 'difficult' });
    const follower = (leader: number) => {
      const g = acting(
        {
          at: [
            [300, 300],
            [300, 330],
          ],
          card: { speed: 2 },
        },
        { terrain: [wood] },
      )
        .give('move')
        .give(at(leader, 300) as never);
      return g.why([at(leader, 330)]);
    };
    expect(unlike(follower(425), follower(380))).toBeUndefined();
  });
});

describe('climbing', () => {
  test('LEG-CLIMB-02 with the speed-1 tool and no longer one', () => {
    const to = ends({}, { terrain: [box(100)] }, 'climb');
    expect(to(402, 300, 100)).toBeUndefined();
    expect(to(402.2, 300, 100)).toBeDefined();
  });

  test('LEG-CLIMB-03 LEG-KWU-EXPERTCLIMBER-01 LEG-KWU-SCALE-01 by height 1, by height 2 whoever is able', () => {
    const up = (top: number, keywords: Cast['keywords'] = {}) =>
      ends({ keywords }, { terrain: [box(top)] }, 'climb')(360, 300, top) === undefined;
    expect(unlike(up(152.5), up(152.4))).toBe(true);
    expect(unlike(up(304.8), up(304.8, { 'expert-climber': true }))).toBe(true);
    expect(unlike(up(304.8), up(304.8, { scale: true }))).toBe(true);
    expect([up(304.9, { 'expert-climber': true }), up(304.9, { scale: true })]).toEqual([false, false]);
  });

  test('LEG-CLIMB-04 the tool lies over what is taller than the one who climbs', () => {
    const fence = piece('f', [330, 200, 340, 400], 60);
    const over = (how: How) => ends({}, { terrain: [fence] }, how)(360, 300) === undefined;
    expect(unlike(over('move'), over('climb'))).toBe(true);
  });

  test('LEG-MOVE-26 nobody on a notched base climbs', () => {
    expect(acting({ card: WALKER }, { terrain: [box(60)] }).shown()).not.toContain('climb');
    const beast = acting({ card: BEAST }, { terrain: [box(60)] });
    const trooper = acting({}, { terrain: [box(60)] });
    const climbs = (g: typeof beast) => g.shown().includes('climb') && g.why('climb') === undefined;
    expect(unlike(climbs(trooper), climbs(beast))).toBe(false);
  });

  test('LEG-KWU-JUMP-02 onto terrain of its height, by a jump or by a plain move on the ground', () => {
    const jumper = { keywords: { jump: 1 } } as const;
    const to = ends(jumper, { terrain: [box(152.4)] }, 'card:jump');
    expect([to(360, 300, 152.4), to(300, 380)]).toEqual([undefined, undefined]);
    expect(
      unlike(undefined, ends(jumper, { terrain: [box(152.5)] }, 'card:jump')(360, 300, 152.5)),
    ).toBeDefined();
  });
});

describe('cohesion', () => {
  const two = (leader: LaidSpot, more: Partial<Scene> = {}, cast: Partial<Cast> = {}) =>
    acting(
      {
        at: [
          [300, 300],
          [300, 330],
        ],
        ...cast,
      },
      more,
    )
      .give('move')
      .give(at(...leader) as never);

  test('LEG-COH-02 no more than the silhouette of the leader above or below it', () => {
    const step = (top: number) =>
      two([355, 300], { terrain: [piece('s', [370, 305, 470, 420], top)] }).why([at(390, 330, top)]);
    expect(step(41.9)).toBeUndefined();
    expect(step(42)).toBe('LEG-COH-02');
  });

  test('LEG-COH-04 its tool lies over nothing impassable', () => {
    const wall = (move: 'impassable' | 'open') =>
      two([360, 300], { terrain: [piece('w', [300, 330, 500, 335], 30, { move })] }).why([at(360, 355)]);
    expect([wall('open'), wall('impassable') === undefined]).toEqual([undefined, false]);
  });

  test('LEG-COH-03 of long bases any part counts', () => {
    const pair = (card: Cast['card']) =>
      acting({
        at: [
          [300, 300],
          [300, 380],
        ],
        ...(card && { card }),
      }).why('aim');
    expect(unlike('LEG-COH-05', pair({ ...BIKE, base: 70 }))).toBeUndefined();
  });
});

describe('notched bases', () => {
  test('LEG-MOVE-10 the tool lies in the front notch and nowhere else', () => {
    const to = ends({ card: WALKER });
    expect(to(400, 300)).toBeUndefined();
    expect(to(300, 400)).toBe('LEG-MOVE-13');
  });

  test('LEG-MOVE-11 the base goes along the tool and turns with it', () => {
    const to = ends({ card: WALKER });
    expect(to(400, 300, 0, 0)).toBeUndefined();
    expect(to(400, 300, 0, 45)).toBe('LEG-MOVE-13');
  });

  const kinds = (card: Cast['card'], keywords: Cast['keywords'] = {}) => {
    const g = acting({ at: [[600, 450]], ...(card && { card }), keywords });
    return (['move', 'pivot', 'reverse'] as const).map(kind => g.why(kind) === undefined);
  };
  test('LEG-UTYPE-06 LEG-UTYPE-19 LEG-UTYPE-35 creatures, emplacements and ground vehicles move, pivot or reverse', () => {
    const trooper = kinds({});
    for (const card of [BEAST, GUNS, WALKER])
      expect(unlike(trooper, kinds(card))).toEqual([true, true, true]);
  });

  test('LEG-UTYPE-44 LEG-KWU-HOVER-02 LEG-NOTCH-16 a repulsor vehicle pivots, and reverses only if it hovers', () => {
    expect(kinds(BIKE)).toEqual([true, true, false]);
    expect(unlike(kinds(BIKE), kinds(BIKE, { hover: { of: ['ground'] } }))).toEqual([true, true, true]);
  });

  test('LEG-NOTCH-03 LEG-KWU-FULLPIVOT-01 a pivot instead of a move: a quarter turn, or any', () => {
    const turned = (facing: number, keywords: Cast['keywords'] = {}) =>
      ends({ card: WALKER, keywords }, {}, 'pivot')(300, 300, 0, facing) === undefined;
    expect([turned(90), turned(91), turned(45)]).toEqual([true, false, true]);
    expect(unlike(turned(180), turned(180, { 'full-pivot': true }))).toBe(true);
  });

  test('LEG-NOTCH-06 LEG-NOTCH-08 LEG-NOTCH-09 nobody turns onto whom they cannot set aside', () => {
    const beside = (x: Partial<Cast>, more: Scene['units'] = {}) =>
      ends(
        { card: { ...WALKER, base: [150, 70] } },
        { units: { X: { at: [[300, 360]], ...x }, ...more } },
        'pivot',
      )(300, 300, 0, 90);
    const plain = beside({});
    expect(plain).toBeUndefined();
    expect(unlike(plain, beside({ card: BEAST, at: [[300, 365]] }))).toBeDefined();
    expect(unlike(plain, beside({ card: GUNS, at: [[300, 365]] }))).toBeDefined();
    expect(unlike(plain, beside({ card: WALKER, at: [[300, 380]] }))).toBeDefined();
    expect(unlike(plain, beside({}, { B: { at: [[300, 387]] } }))).toBeDefined(); // in melee
  });

  test('LEG-UTYPE-08 LEG-UTYPE-20 nobody moves through a creature or an emplacement, or ends on one', () => {
    for (const card of [BEAST, GUNS]) {
      const past = (mover: Cast['card'], other: Cast['card']) => {
        const to = ends(
          { ...(mover && { card: mover }), weapons: [gun()] },
          { units: { B: { at: [[375, 300]], ...(other && { card: other }) } } },
        );
        return [to(420, 300) === undefined, to(380, 300) === undefined];
      };
      expect(unlike(past({}, {}), past({}, card))).toEqual([false, false]);
      expect(past(WALKER, card)).toEqual([false, false]);
      expect(past(BIKE, card)).toEqual([false, false]);
    }
  });

  test('LEG-UTYPE-39 no ground vehicle moves through another', () => {
    const past = (x: Cast['card']) =>
      ends({ card: WALKER }, { units: { B: { at: [[390, 300]], ...(x && { card: x }) } } })(425, 300);
    expect(past(WALKER)).toBeDefined();
    expect(unlike(past(WALKER), past({}))).toBeUndefined(); // troopers are set aside
  });

  test('LEG-UTYPE-50 through a repulsor vehicle and by one, but nobody ends on it', () => {
    const to = ends({}, { units: { B: { at: [[370, 300]], card: { ...BIKE, base: 50 } } } });
    expect([to(425, 300), to(380, 300) === undefined]).toEqual([undefined, false]);
    const flies = ends({ card: { ...BIKE, speed: 3 } }, { units: { B: { at: [[400, 300]] } } });
    expect([flies(470, 300), unlike(flies(470, 300), flies(410, 300)) === undefined]).toEqual([
      undefined,
      false,
    ]);
  });

  test('LEG-UTYPE-49 LEG-MOVE-32 troopers are set aside by a compulsory move alone, and not out of a melee', () => {
    const onto = (now: Scene['now'] & string, units: Scene['units']) => {
      const g = scene({
        now,
        acting: 'A',
        units: {
          A: { at: [[300, 300]], card: { ...BIKE, base: 50, speed: 2 }, keywords: { speeder: 1 } },
          Y: { at: [[1700, 800]], order: 'up' },
          Z: { at: [[1700, 850]], order: 'up' },
          ...units,
        },
      });
      if (now === 'activate') g.give(g.legal().find(a => a !== 'pass') as never);
      else g.give('move');
      return g.why(at(469, 300)) === undefined;
    };
    const there = { X: { at: [[469, 300]] } } as const;
    const fights = { ...there, B: { at: [[469, 327]] } } as const;
    expect(unlike(onto('actions', there), onto('activate', there))).toBe(true);
    expect(unlike(onto('activate', there), onto('activate', fights))).toBe(false);
  });

  test('LEG-UTYPE-37 LEG-UTYPE-46 vehicles may end partly on terrain, troopers may not', () => {
    const low = piece('low', [390, 200, 600, 400], 10);
    const partly = (card: Cast['card']) => {
      const to = ends({ ...(card && { card }) }, { terrain: [low] });
      return [to(400, 300, 10), to(400, 300)].some(x => x === undefined);
    };
    expect(unlike(partly({}), partly(WALKER))).toBe(true);
    expect(unlike(partly({}), partly(BIKE))).toBe(true);
  });

  test('LEG-UTYPE-47 a repulsor vehicle may go over and end on what is impassable', () => {
    const pit = piece('pit', [380, 200, 500, 400], 0, { kind: 'area', move: 'impassable' });
    const over = (card: Cast['card']) => ends({ ...(card && { card }) }, { terrain: [pit] })(420, 300);
    expect(unlike(over(WALKER), over(BIKE))).toBeUndefined();
  });

  test('LEG-KWU-HOVER-04 over terrain of its height, and onto it', () => {
    const wall = (top: number) => piece('w', [380, 200, 420, 400], top, { move: 'impassable' });
    const over = (of: string, top: number) =>
      ends(
        { card: { ...BIKE, base: 50, speed: 3 }, keywords: { hover: { x: 1, of: [of as 'air'] } } },
        { terrain: [wall(top)] },
      )(475, 300) === undefined;
    expect(unlike(over('air', 152.5), over('air', 152.4))).toBe(true);
  });
});
