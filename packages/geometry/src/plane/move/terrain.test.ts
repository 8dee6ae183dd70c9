import { describe, expect, test } from 'vitest';
import { BARRICADE, block, CRATE, FOREST, field, oblong, piece, round, unit } from '../testing.js';
import { forbidden, judged, type Plan } from './fixtures/scene.js';

const trooper = (x = 600, y = 400, level = 0, speed = 2) => unit('A', [[x, y, level]], { speed });
const WALL = { move: 'impassable' } as const;

describe('difficult terrain', () => {
  const across: Plan = { tool: 2 };

  test('LEG-MOVE-18 LEG-MOVE-21 LEG-TERR-13 a unit that starts in difficult terrain is slowed, with any of its minis', () => {
    const wood = block('t', [580, 480, 620, 520], 60, FOREST);
    const a = unit('A', [
      [600, 400],
      [600, 470],
    ]);
    const others: Plan['others'] = [[752, 440]];
    const touching = judged(field([a], [wood]), a, { tool: 2, others });
    expect([touching.slowedBy, touching.legal]).toEqual([['LEG-MOVE-18'], false]);
    expect(forbidden(field([a], [wood]), a, { tool: 2, others })).toEqual(['LEG-MOVE-18']);
    expect(forbidden(field([a], [wood]), a, { tool: 1, others: [[702, 440]] })).toEqual([]);
    const clear = unit('A', [
      [600, 400],
      [600, 466.5],
    ]);
    expect(forbidden(field([clear], [wood]), clear, { tool: 2, others })).toEqual([]); // only touches it
  });

  test('LEG-MOVE-19 LEG-MOVE-33 with a fast tool no mini ends in difficult terrain, with a slow one it may', () => {
    const wood = block('t', [700, 440, 800, 540], 60, FOREST);
    const a = unit('A', [
      [600, 400],
      [600, 430],
    ]);
    const there = field([a], [wood]);
    expect(forbidden(there, a, { tool: 2, others: [[752, 450]] })).toEqual(['LEG-MOVE-19']);
    expect(forbidden(there, a, { tool: 2, others: [[765, 424]] })).toEqual([]);
    const slow = judged(there, a, { tool: 1, others: [[720, 445]] });
    expect([slow.legal, slow.slowedBy]).toEqual([true, ['LEG-MOVE-19']]);
  });

  test('LEG-MOVE-20 the tool alone slows a move, also beyond the place where the leader stops', () => {
    const ditch = block('t', [720, 395, 725, 405], 0, { ...FOREST, cover: 'none' });
    const a = trooper();
    expect(forbidden(field([a], [ditch]), a, { tool: 2 })).toEqual(['LEG-MOVE-20']);
    expect(forbidden(field([a], [ditch]), a, { tool: 2, travel: 20 })).toEqual(['LEG-MOVE-20']);
    expect(forbidden(field([a], [ditch]), a, { tool: 1 })).toEqual([]); // its tool ends at 688.5
  });

  test('LEG-MOVE-20 touching is not overlapping, and the tool is 20 mm wide', () => {
    const beside = (y: number) => field([trooper()], [block('t', [650, y, 700, y + 20], 0, FOREST)]);
    expect(forbidden(beside(410), trooper(), across)).toEqual([]);
    expect(forbidden(beside(409.91), trooper(), across)).toEqual([]); // by less than the tolerance
    expect(forbidden(beside(409.8), trooper(), across)).toEqual(['LEG-MOVE-20']);
  });

  test('LEG-MOVE-21 slowed once however many conditions hold, to no less than 1', () => {
    const swamp = block('t', [500, 300, 900, 500], 0, FOREST);
    const three = trooper(600, 400, 0, 3);
    expect(judged(field([three], [swamp]), three, { tool: 2 })).toMatchObject({
      legal: true,
      slowedBy: ['LEG-MOVE-18', 'LEG-MOVE-19', 'LEG-MOVE-20'],
    });
    expect(forbidden(field([three], [swamp]), three, { tool: 3 })).toEqual([
      'LEG-MOVE-18',
      'LEG-MOVE-19',
      'LEG-MOVE-20',
    ]);
    const one = trooper(600, 400, 0, 1);
    expect(forbidden(field([one], [swamp]), one, { tool: 1 })).toEqual([]);
  });

  test('LEG-NOTCH-19 LEG-MOVE-21 slowing comes on top of reversing', () => {
    const swamp = block('t', [300, 300, 900, 500], 0, FOREST);
    const beast = unit('A', [[600, 400]], { type: 'creature', base: round(50), speed: 3 });
    expect(forbidden(field([beast], [swamp]), beast, { kind: 'reverse', tool: 1 })).toEqual([]);
    expect(forbidden(field([beast], [swamp]), beast, { kind: 'reverse', tool: 2 })).toEqual([
      'LEG-MOVE-18',
      'LEG-MOVE-19',
      'LEG-MOVE-20',
    ]);
  });

  test('LEG-TERR-11 LEG-TERR-12 open terrain slows nobody', () => {
    const meadow = block('t', [500, 300, 900, 500], 0, { ...FOREST, move: 'open' });
    expect(judged(field([trooper()], [meadow]), trooper(), across)).toMatchObject({
      legal: true,
      slowedBy: [],
    });
  });

  test('LEG-TERR-03 a barricade slows troopers, and vehicles not (G-66)', () => {
    const barricade = block('t', [660, 380, 668, 420], 28, BARRICADE);
    expect(forbidden(field([trooper()], [barricade]), trooper(), across)).toEqual(['LEG-MOVE-20']);
    const walker = unit('A', [[600, 400]], { type: 'groundVehicle', base: round(50) });
    expect(forbidden(field([walker], [barricade]), walker, across)).toEqual([]);
    const open = { ...barricade, move: 'open' } as const; // whatever the data say
    expect(forbidden(field([trooper()], [open]), trooper(), across)).toEqual(['LEG-MOVE-20']);
  });

  test('what lies wholly above or wholly below plays no part (G-25)', () => {
    const deck = block('deck', [560, 360, 900, 440], 70, { bottom: 6000 });
    const swamp = block('swamp', [640, 300, 660, 500], 20, FOREST);
    const up = trooper(600, 400, 70);
    expect(judged(field([up], [deck, swamp]), up, { tool: 2, level: 70 })).toMatchObject({
      legal: true,
      slowedBy: [],
    });
    const fog = block('fog', [640, 300, 660, 500], 90, { ...FOREST, bottom: 4190 });
    expect(judged(field([trooper()], [fog]), trooper(), across).slowedBy).toEqual([]);
    const lower = { ...fog, bottom: 4189 };
    expect(judged(field([trooper()], [lower]), trooper(), across).slowedBy).toEqual(['LEG-MOVE-20']);
  });
});

describe('heights', () => {
  const house = (top: number, special = {}) => block('t', [650, 340, 900, 460], top, special);

  test('LEG-MOVE-22 LEG-MOVE-23 LEG-TERR-10 over an obstacle as tall as the silhouette, not over a taller one', () => {
    const a = trooper();
    expect(forbidden(field([a], [house(41.9)]), a, { tool: 2, level: 41.9 })).toEqual([]);
    expect(forbidden(field([a], [house(42)]), a, { tool: 2, level: 42 })).toEqual([
      'LEG-MOVE-23',
      'LEG-MOVE-24',
    ]);
    const low = block('t', [640, 390, 660, 410], 41.9);
    expect(forbidden(field([a], [low]), a, { tool: 2 })).toEqual([]); // through it
    const tall = block('t', [640, 390, 660, 410], 42);
    expect(forbidden(field([a], [tall]), a, { tool: 2 })).toEqual(['LEG-MOVE-23']);
  });

  test('LEG-MOVE-23 a wall is measured from the surface on which the leader starts', () => {
    const roof = block('roof', [560, 360, 640, 440], 40);
    const wall = block('wall', [660, 390, 670, 410], 80);
    const up = trooper(600, 400, 40);
    expect(forbidden(field([up], [roof, wall]), up, { tool: 2, level: 0 })).toEqual([]);
    expect(forbidden(field([trooper()], [wall]), trooper(), { tool: 2 })).toEqual(['LEG-MOVE-23']);
  });

  test('LEG-TERR-07 area terrain has no body: a tall wood is entered on foot, and nobody stands on it', () => {
    const wood = house(150, FOREST);
    expect(forbidden(field([trooper()], [wood]), trooper(), { tool: 1 })).toEqual([]);
    expect(forbidden(field([trooper()], [wood]), trooper(), { tool: 1, level: 150 })).toEqual([
      'G-29',
      'LEG-MOVE-24',
    ]);
  });

  test('LEG-MOVE-24 LEG-MOVE-25 a standard move changes the level by at most the silhouette height, up or down', () => {
    const roof = (top: number) => block('t', [500, 340, 640, 460], top);
    const down = (top: number) => {
      const a = trooper(600, 400, top);
      return forbidden(field([a], [roof(top)]), a, { tool: 2, level: 0 });
    };
    expect(down(41.9)).toEqual([]);
    expect(down(42)).toEqual(['LEG-MOVE-24']);
  });

  test('LEG-MOVE-26 LEG-CLIMB-01 notched bases do not climb', () => {
    for (const type of ['creature', 'emplacement', 'groundVehicle', 'repulsorVehicle'] as const) {
      const a = unit('A', [[600, 400]], { type, base: round(50), silhouette: { bottom: 0, top: 6880 } });
      expect(forbidden(field([a], [house(60)]), a, { kind: 'climb', level: 60 })).toContain('LEG-CLIMB-01');
    }
  });

  test('LEG-CLIMB-02 a climb takes the speed-1 tool', () => {
    const a = trooper(600, 400, 0, 3);
    expect(forbidden(field([a], [house(100)]), a, { kind: 'climb', level: 100 })).toEqual([]);
    expect(forbidden(field([a], [house(100)]), a, { kind: 'climb', tool: 2, level: 100 })).toEqual([
      'LEG-CLIMB-02',
    ]);
  });

  test('LEG-CLIMB-03 LEG-CLIMB-04 LEG-TERR-18 a climb changes the level by up to height 1, over terrain taller than the mini', () => {
    const a = trooper();
    expect(forbidden(field([a], [house(152.4)]), a, { kind: 'climb', level: 152.4 })).toEqual([]);
    expect(forbidden(field([a], [house(152.5)]), a, { kind: 'climb', level: 152.5 })).toEqual([
      'G-27',
      'LEG-CLIMB-03',
    ]);
    const onTop = trooper(700, 400, 152.4);
    const down: Plan = { kind: 'climb', heading: 180, level: 0 };
    expect(forbidden(field([onTop], [house(152.4)]), onTop, down)).toEqual([]);
    const higher = trooper(700, 400, 153);
    expect(forbidden(field([higher], [house(153)]), higher, down)).toEqual(['LEG-CLIMB-03']);
    const wall = block('t', [640, 300, 650, 500], 150);
    expect(forbidden(field([a], [wall]), a, { kind: 'climb' })).toEqual([]); // over it and down again
  });

  test('LEG-EX-05 LEG-EX-06 a roof in the first upright segment is height 1, one in the second height 2', () => {
    const roof = (height: number) => {
      const a = trooper(580, 400);
      const part = block('roof', [640, 340, 720, 460], height, { partOf: 'house' });
      return forbidden(field([a], [part]), a, { kind: 'climb', level: height });
    };
    expect([roof(120), roof(150)]).toEqual([[], []]);
    expect([roof(153), roof(300)].every(found => found.includes('LEG-CLIMB-03'))).toBe(true);
  });

  test('LEG-CLIMB-05 LEG-TERR-19 LEG-TERR-20 height 2 in two climbs with a level in between', () => {
    const low = block('low', [640, 340, 720, 460], 150, { partOf: 'house' });
    const high = block('high', [720, 340, 900, 460], 300, { partOf: 'house' });
    const ground = trooper(580, 400);
    expect(forbidden(field([ground], [low, high]), ground, { kind: 'climb', level: 150 })).toEqual([]);
    const next = trooper(682, 400, 150);
    expect(forbidden(field([next], [low, high]), next, { kind: 'climb', level: 300 })).toEqual([]);
    const near = trooper(640, 320);
    const both: Plan = { kind: 'climb', heading: 45, level: 300 };
    expect(forbidden(field([near], [low, high]), near, both)).toContain('LEG-CLIMB-03');
  });

  test('in a climb what lies under the tool is at most height 1 above the start (G-27), and nothing slows (G-28)', () => {
    const tower = block('t', [640, 395, 650, 405], 160);
    expect(forbidden(field([trooper()], [tower]), trooper(), { kind: 'climb' })).toEqual(['G-27']);
    const swamp = block('t', [500, 300, 900, 500], 0, FOREST);
    expect(judged(field([trooper()], [swamp]), trooper(), { kind: 'climb' })).toMatchObject({
      legal: true,
      slowedBy: [],
    });
  });
});

describe('impassable terrain', () => {
  test('LEG-MOVE-27 LEG-TERR-14 nobody ends on it or lays the tool over it', () => {
    const lava = block('t', [640, 300, 650, 500], 0, { kind: 'area', ...WALL });
    expect(forbidden(field([trooper()], [lava]), trooper(), { tool: 2 })).toEqual(['LEG-MOVE-27']);
    const under = block('t', [690, 412, 720, 440], 0, { kind: 'area', ...WALL });
    expect(forbidden(field([trooper()], [under]), trooper(), { tool: 1 })).toEqual(['LEG-MOVE-27']); // the base
  });

  test('LEG-CLIMB-07 nor climbs it', () => {
    const rock = block('t', [640, 340, 900, 460], 60, WALL);
    expect(forbidden(field([trooper()], [rock]), trooper(), { kind: 'climb', level: 60 })).toEqual([
      'LEG-MOVE-27',
    ]);
  });

  test('LEG-TERR-15 a part of a piece follows its own class', () => {
    const parts = [
      block('left', [640, 300, 650, 380], 60, { ...WALL, partOf: 'wall' }),
      block('door', [640, 380, 650, 420], 40, { partOf: 'wall' }),
      block('right', [640, 420, 650, 500], 60, { ...WALL, partOf: 'wall' }),
    ];
    expect(forbidden(field([trooper()], parts), trooper(), { tool: 2 })).toEqual([]);
    const beside = trooper(600, 370);
    expect(forbidden(field([beside], parts), beside, { tool: 2 })).toEqual(['LEG-MOVE-23', 'LEG-MOVE-27']);
  });

  test('LEG-UTYPE-47 repulsor vehicles move onto it and through it', () => {
    const lava = block('t', [640, 300, 1000, 500], 0, { kind: 'area', ...WALL });
    const bike = unit('A', [[600, 400]], { type: 'repulsorVehicle', base: round(50) });
    expect(forbidden(field([bike], [lava]), bike, { tool: 2 })).toEqual([]);
    const walker = unit('A', [[600, 400]], { type: 'groundVehicle', base: round(50) });
    expect(forbidden(field([walker], [lava]), walker, { tool: 2 })).toEqual(['LEG-MOVE-14', 'LEG-MOVE-27']);
  });
});

describe('standing', () => {
  test('LEG-MOVE-03 no base ends with a part off the table; the tool may reach over the edge', () => {
    const a = trooper(115.5, 400);
    expect(forbidden(field([a]), a, { heading: 180 })).toEqual([]); // exactly at the edge
    const nearer = trooper(115.3, 400);
    expect(forbidden(field([nearer]), nearer, { heading: 180 })).toEqual(['LEG-MOVE-03']);
    const over = trooper(120, 400); // the tool ends 18.5 mm off the table
    expect(forbidden(field([over]), over, { tool: 2, heading: 180, travel: 50 })).toEqual([]);
    const two = unit('A', [
      [200, 400],
      [200, 440],
    ]);
    expect(forbidden(field([two]), two, { heading: 180, others: [[10, 400]] })).toContain('LEG-MOVE-03');
    const far = unit('A', [[40, 900]], { type: 'groundVehicle', base: oblong(175), speed: 2 });
    expect(forbidden(field([far]), far, {})).toContain('LEG-MOVE-03');
  });

  test('LEG-MOVE-17 minis move through objective tokens and do not end on one', () => {
    const token = (x: number) => ({ id: 'o', at: { x: x * 100, y: 40_000 }, radius: 1250 });
    const a = trooper();
    const through = { ...field([a]), tokens: [token(650)] };
    expect(forbidden(through, a, { tool: 2 })).toEqual([]);
    const onto = { ...field([a]), tokens: [token(760)] };
    expect(forbidden(onto, a, { tool: 2 })).toEqual(['LEG-MOVE-17']);
    const beside = { ...field([a]), tokens: [token(778)] }; // 752 + 13.5 + 12.5
    expect(forbidden(beside, a, { tool: 2 })).toEqual([]);
  });

  test('a mini stands on the battlefield or on a body under its base, and never inside one (G-29)', () => {
    const a = trooper();
    const crate = block('t', [690, 390, 714, 410], 30, CRATE);
    expect(forbidden(field([a], [crate]), a, { level: 30 })).toEqual([]);
    expect(forbidden(field([a], [crate]), a, { level: 0 })).toEqual(['G-29']);
    expect(forbidden(field([a], [crate]), a, { level: 20 })).toEqual(['G-29']);
    expect(forbidden(field([a]), a, { level: 30 })).toEqual(['G-29']);
    const bridge = block('t', [640, 350, 900, 450], 60, { bottom: 4190 });
    expect(forbidden(field([a], [bridge]), a, { level: 0 })).toEqual([]); // fits under it
    expect(forbidden(field([a], [{ ...bridge, bottom: 4180 }]), a, { level: 0 })).toContain('G-29');
  });

  test('LEG-TERR-06 LEG-UTYPE-03 a trooper of any subtype stands wholly on a barricade or wholly off it', () => {
    const a = trooper();
    const wide = block('t', [680, 380, 724, 420], 28, BARRICADE);
    expect(forbidden(field([a], [wide]), a, { level: 28 })).toEqual([]);
    const narrow = block('t', [695, 380, 709, 420], 28, BARRICADE);
    expect(forbidden(field([a], [narrow]), a, { level: 28 })).toEqual(['LEG-TERR-06']);
    for (const type of ['clone', 'droid', 'wookiee'] as const) {
      const b = unit('A', [[600, 400]], { type });
      expect(forbidden(field([b], [narrow]), b, { level: 28 })).toEqual(['LEG-TERR-06']);
    }
    for (const type of ['creature', 'emplacement'] as const) {
      const b = unit('A', [[600, 400]], { type, base: round(50) });
      expect(forbidden(field([b], [narrow]), b, { level: 28 })).toEqual(['LEG-TERR-06']);
    }
  });

  test('LEG-TERR-16 a trooper stands wholly on an obstacle or wholly off it', () => {
    const a = trooper();
    const roof = (x: number) => block('t', [x, 340, 900, 460], 40);
    expect(forbidden(field([a], [roof(688.5)]), a, { level: 40 })).toEqual([]); // up to its edge
    expect(forbidden(field([a], [roof(688.6)]), a, { level: 40 })).toEqual([]); // within the tolerance
    expect(forbidden(field([a], [roof(688.7)]), a, { level: 40 })).toEqual(['LEG-TERR-16']);
    expect(forbidden(field([a], [roof(715.5)]), a, { level: 0 })).toEqual([]); // beside it
    expect(forbidden(field([a], [roof(710)]), a, { level: 0 })).toEqual(['G-29', 'LEG-TERR-16']);
    expect(forbidden(field([a], [roof(715.4)]), a, { level: 0 })).toEqual(['G-29', 'LEG-TERR-16']); // just on it
  });

  test('LEG-TERR-16 parts of one piece on one level are one surface, two pieces are not', () => {
    const roofs = (partOf?: string) =>
      [
        [650, 700],
        [700, 800],
      ].map(([x0, x1], n) => block(`t${n}`, [x0!, 340, x1!, 460], 40, partOf ? { partOf } : {}));
    const a = trooper();
    expect(forbidden(field([a], roofs('house')), a, { level: 40 })).toEqual([]);
    expect(forbidden(field([a], roofs()), a, { level: 40 })).toEqual(['LEG-TERR-16']);
    const corner = [...roofs('house'), block('t3', [640, 460, 800, 500], 40)];
    const b = trooper(600, 450);
    expect(forbidden(field([b], corner), b, { level: 40 })).toEqual(['LEG-TERR-16']); // over the outer edge
  });

  test('LEG-TERR-16 an L-shaped roof: over the inner corner is off the roof', () => {
    const roof = piece(
      't',
      [
        [660, 360],
        [760, 360],
        [760, 460],
        [720, 460],
        [720, 400],
        [660, 400],
      ],
      40,
    );
    const a = trooper(600, 380);
    expect(forbidden(field([a], [roof]), a, { level: 40, heading: 0 })).toEqual([]);
    const b = trooper(608, 390);
    expect(forbidden(field([b], [roof]), b, { level: 40 })).toEqual(['LEG-TERR-16']);
  });

  test('LEG-UTYPE-37 LEG-UTYPE-46 vehicles may end partly on terrain, at its height', () => {
    const roof = block('t', [700, 340, 900, 460], 40);
    for (const type of ['groundVehicle', 'repulsorVehicle'] as const) {
      const a = unit('A', [[600, 400]], { type, base: round(50) });
      expect(forbidden(field([a], [roof]), a, { tool: 1, level: 40 })).toEqual([]);
      expect(forbidden(field([a], [roof]), a, { tool: 1, level: 0 })).toEqual(['G-29']);
    }
  });
});
