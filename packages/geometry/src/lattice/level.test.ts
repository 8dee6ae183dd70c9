import { describe, expect, test } from 'vitest';
import {
  BUILDING_WALL,
  draw,
  edge,
  elementsOn,
  isFreeForLegend,
  isFreeForObject,
  isImpassable,
  levelOf,
  makeLattice,
  OBJECTS,
  readDrawing,
  sight,
  space,
  step,
} from './index.js';

describe('grid and levels', () => {
  test('APX-LEVEL-01 spaces, edges and intersections are separate places', () => {
    const { lattice } = readDrawing(`
     .r . |.
     --     `);
    expect(lattice.width).toBe(3);
    expect(isFreeForLegend(lattice, space(0, 0))).toBe(false);
    expect(elementsOn(lattice, edge('V', 2, 0)).map(e => e.object.kind)).toEqual(['wall']);
    expect(elementsOn(lattice, edge('H', 0, 1)).map(e => e.object.kind)).toEqual(['wall']);
    expect(elementsOn(lattice, edge('H', 1, 1))).toEqual([]);
  });

  test('APX-LEVEL-02 APX-LEVEL-03 APX-OBJ-01 an object makes exactly its own part of the grid not free', () => {
    const { lattice } = readDrawing(`
     .r .  .d
     .  .h .b`);
    const free = [...Array(6).keys()].map(k => isFreeForLegend(lattice, space(k % 3, k < 3 ? 0 : 1)));
    expect(free).toEqual([false, true, false, true, false, false]);
    expect(isFreeForLegend(lattice, space(1, 0), [space(1, 0)])).toBe(false);
    expect(() => makeLattice({ levels: [[0]], spaces: [rockAt(0, 0), rockAt(0, 0)] })).toThrow(RangeError);
    expect(() => makeLattice({ levels: [[0, 0]], edges: [wallAt(1, 0), wallAt(1, 0)] })).toThrow(RangeError);
  });

  test('APX-LEVEL-04 APX-LEVEL-08 the ground is level 0, a roof one above the base of its building', () => {
    const { lattice } = readDrawing(`
     .  1  2`);
    expect([0, 1, 2].map(x => levelOf(lattice, space(x, 0)))).toEqual([0, 1, 2]);
  });

  test('APX-LEVEL-05 APX-EX-74 levels of what is stacked add up', () => {
    const { lattice } = readDrawing(`
     .  2  1 |1`);
    expect(elementsOn(lattice, edge('V', 1, 0))).toMatchObject([{ base: 0, top: 2 }]);
    expect(elementsOn(lattice, edge('V', 3, 0))).toMatchObject([{ object: OBJECTS.wall, base: 1, top: 2 }]);
  });

  test('APX-LEVEL-06 only buildings, walls and the like are a level tall', () => {
    const tall = Object.values(OBJECTS)
      .filter(o => o.height === 1)
      .map(o => o.kind);
    expect(tall).toEqual(['wall', 'edge-wall', 'rock', 'tree', 'care-package']);
    expect(BUILDING_WALL.height).toBe(1);
  });

  test('APX-LEVEL-07 APX-OBJ-05 building walls block sight and connect; they are no obstacle and no cover', () => {
    expect(BUILDING_WALL).toMatchObject({
      occupies: 'edge',
      blocker: true,
      connectable: true,
      obstacle: false,
      cover: false,
      impassable: false,
    });
  });

  test('APX-LEVEL-10 a building wall stands exactly where levels differ, from the lower to the higher', () => {
    const { lattice } = readDrawing(`
     .  1  1  2  .`);
    const walls = [0, 1, 2, 3, 4, 5].map(x =>
      elementsOn(lattice, edge('V', x, 0)).map(e => `${e.base}-${e.top}`),
    );
    expect(walls).toEqual([[], ['0-1'], [], ['1-2'], ['0-2'], []]);
  });

  test('APX-LEVEL-10 outside the map is level 0, so a roof at the border has a wall there', () => {
    const { lattice } = readDrawing(`
     1  .`);
    expect(elementsOn(lattice, edge('V', 0, 0))).toMatchObject([{ base: 0, top: 1 }]);
    expect(elementsOn(lattice, edge('H', 0, 0))).toMatchObject([{ base: 0, top: 1 }]);
    expect(elementsOn(lattice, edge('V', 2, 0))).toEqual([]);
  });

  test('APX-LEVEL-10 an object on an edge stands on the higher of its two spaces', () => {
    const { lattice } = readDrawing(`
     . :1 :2 |.`);
    const objects = [1, 2, 3].map(x => elementsOn(lattice, edge('V', x, 0)).at(-1));
    expect(objects.map(e => [e?.base, e?.top])).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
    ]);
  });
});

const rockAt = (x: number, y: number) => ({ at: space(x, y), object: OBJECTS.rock });
const wallAt = (x: number, y: number) => ({ at: edge('V', x, y), object: OBJECTS.wall });

const traits = (kind: keyof typeof OBJECTS): string => {
  const { kind: _, occupies, height, ...flags } = OBJECTS[kind];
  const set = Object.entries(flags).filter(([, on]) => on);
  return [occupies, `height ${height}`, ...set.map(([name]) => name).sort()].join(', ');
};

describe('object sheet', () => {
  test.each([
    ['APX-OBJ-02', 'wall', 'edge, height 1, blocker, connectable, obstacle'],
    ['APX-OBJ-03', 'edge-wall', 'edge, height 1, blocker, connectable, impassable, obstacle'],
    ['APX-OBJ-04', 'low-wall', 'edge, height 0, connectable, cover, obstacle'],
    ['APX-OBJ-04', 'low-edge-wall', 'edge, height 0, connectable, cover, obstacle'],
    ['APX-OBJ-09', 'beacon', 'space, height 0, cover, impassable'],
    ['APX-OBJ-10', 'supply-bin', 'edge, height 0, connectable, cover, obstacle'],
    ['APX-OBJ-13', 'rock', 'space, height 1, blocker, impassable'],
    ['APX-OBJ-13', 'tree', 'space, height 1, blocker, impassable'],
    ['APX-OBJ-14', 'zipline', 'intersection, height 0'],
    ['APX-OBJ-26', 'care-package', 'space, height 1, blocker, impassable'],
    ['APX-OBJ-27', 'heat-shield', 'space, height 0, cover'],
  ] as const)('%s traits of %s', (_, kind, expected) => {
    expect(traits(kind)).toBe(expected);
  });

  test('APX-OBJ-02 a wall may be crossed for 1 more, APX-OBJ-03 an edge wall may not', () => {
    const { lattice } = readDrawing(`
     . |. #.`);
    expect(step(lattice, space(0, 0), 'E')).toMatchObject({ legal: true, cost: 2 });
    expect(step(lattice, space(1, 0), 'E')).toMatchObject({ legal: false, refused: [{ why: 'edge' }] });
  });

  test('APX-OBJ-07 a roof with edge walls on all its edges may not be entered', () => {
    const { lattice } = readDrawing(`
        ## ##
     . #1  1 #.
        ##
     .  . #1 #.
           ##
     .  .  .  .`);
    expect([space(1, 0), space(2, 0), space(2, 1)].every(s => isImpassable(lattice, s))).toBe(true);
    expect(step(lattice, space(2, 2), 'N')).toMatchObject({
      legal: false,
      refused: [{ why: 'impassable' }, { why: 'edge' }],
    });
    expect(isFreeForLegend(lattice, space(1, 0))).toBe(false);
  });

  test('APX-OBJ-07 roofs are parted by an edge wall, and each must be ringed by itself', () => {
    const { lattice } = readDrawing(`
        ## ##
     . #1 #1 ;.
        ## ##  `);
    expect(isImpassable(lattice, space(1, 0))).toBe(true);
    expect(isImpassable(lattice, space(2, 0))).toBe(false);
  });

  test('APX-OBJ-07 where a higher building rises the roof has no edge wall of its own', () => {
    const { lattice } = readDrawing(`
        ## ##
     . #1 #2 #.
        ## ##  `);
    expect(isImpassable(lattice, space(1, 0))).toBe(false);
    expect(isImpassable(lattice, space(2, 0))).toBe(true);
  });

  test('APX-OBJ-08 one edge without an edge wall makes the roof ordinary ground', () => {
    const { lattice } = readDrawing(`
        ## ##
     . #1  1 #.
        ##
     .  .  .  .`);
    expect(step(lattice, space(2, 1), 'N')).toMatchObject({ legal: true, cost: 2 });
    expect(step(lattice, space(1, 1), 'N')).toMatchObject({ legal: false, refused: [{ why: 'edge' }] });
  });

  test('APX-OBJ-18 a canyon is free for Legends, but not for objects', () => {
    const { lattice } = readDrawing(`
     .~ .  .d`);
    expect([0, 1, 2].map(x => isFreeForLegend(lattice, space(x, 0)))).toEqual([true, true, false]);
    expect([0, 1, 2].map(x => isFreeForObject(lattice, space(x, 0)))).toEqual([false, true, false]);
  });

  test('APX-OBJ-13 APX-OBJ-26 nobody can stand on rocks, trees and Care Packages, and they hide what is behind', () => {
    for (const mark of ['r', 't', 'c']) {
      const { lattice } = readDrawing(`\n     .  .${mark} .`);
      expect(step(lattice, space(0, 0), 'E')).toMatchObject({
        legal: false,
        refused: [{ why: 'impassable' }],
      });
      expect(sight(lattice, space(0, 0), space(2, 0)).seen).toBe(false);
    }
  });
});

describe('maps in letters', () => {
  const LETTERS = [
    '       --', //
    ' .r#1  2~;.',
    ' $$   X:: --',
    ' .  .b|.h|.c',
    '    ##    ;;',
  ];

  test('what is read is drawn, and the other way round', () => {
    const drawing = readDrawing(LETTERS.join('\n'));
    const rows = draw(drawing.plan, { points: [{ x: 2, y: 1, mark: 'X' }] });
    expect(rows).toEqual(LETTERS);
    expect(drawing.point('X', 1)).toEqual({ x: 2, y: 1, level: 1 });
  });

  test('marks name spaces and corners', () => {
    const drawing = readDrawing(`
     .A .
     .  .B`);
    expect(drawing.space('A')).toEqual({ x: 0, y: 0 });
    expect(drawing.space('B')).toEqual({ x: 1, y: 1 });
    expect(() => drawing.space('C')).toThrow(RangeError);
  });

  test('a letter that means nothing is refused', () => {
    expect(() => readDrawing(' .q')).toThrow('nothing is drawn as "q"');
    expect(() => readDrawing(' . ?.')).toThrow('no edge is drawn as "?"');
  });
});
