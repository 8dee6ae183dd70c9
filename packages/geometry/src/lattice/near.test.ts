import { describe, expect, test } from 'vitest';
import {
  adjacentSpaces,
  distance,
  edge,
  elementsOn,
  isAdjacent,
  isAdjacentToEdge,
  isAdjacentToElement,
  isSame,
  neighbouringSpaces,
  readDrawing,
  type Space,
  space,
  spacesOf,
} from './index.js';

/** The relation of every space at distance 1 to S: `a`djacent, `n`eighbouring only, `.` neither, `S`. */
function around(text: string): readonly string[] {
  const drawing = readDrawing(text);
  const { lattice } = drawing;
  const at = drawing.space('S');
  const [adjacent, neighbouring] = [adjacentSpaces(lattice, at), neighbouringSpaces(lattice, at)];
  const isIn = (those: readonly Space[], one: Space) => those.some(each => isSame(each, one));
  return drawing.plan.levels.map((row, y) =>
    row
      .map((_, x) => {
        if (isSame(at, { x, y })) return 'S';
        if (distance(at, { x, y }) !== 1) return ' ';
        return isIn(adjacent, { x, y }) ? 'a' : isIn(neighbouring, { x, y }) ? 'n' : '.';
      })
      .join(''),
  );
}

describe('spaces', () => {
  test('APX-ADJ-01 APX-EX-79 at distance 1 is whatever touches by side or corner', () => {
    const drawing = readDrawing(`
     2  .  . #.  .
     .  .  1S .r .
     . |.  .  2  . `);
    const touching = [...spacesOf(drawing.lattice)].filter(
      s => Math.max(Math.abs(s.x - drawing.space('S').x), Math.abs(s.y - drawing.space('S').y)) === 1,
    );
    expect(touching).toHaveLength(8);
    expect(touching.every(s => distance(drawing.space('S'), s) === 1)).toBe(true);
  });

  /** A low wall above, higher spaces to the left, lower ones below. */
  const walled = () =>
    around(`
       2  1  1
          ::
       2  1S 1
       .  .  . `);

  test('APX-ADJ-02 APX-EX-22 adjacent is what lies on the same level with no obstacle between', () => {
    expect(walled().map(row => row.replaceAll('n', '.'))).toEqual(['..a', '.Sa', '...']);
  });

  test('APX-ADJ-04 APX-EX-23 neighbouring is also what lies lower', () => {
    expect(walled()).toEqual(['..a', '.Sa', 'nnn']);
  });

  test('APX-ADJ-03 a space is not adjacent to itself', () => {
    const { lattice } = readDrawing(' .  . ');
    expect(isAdjacent(lattice, space(0, 0), space(0, 0))).toBe(false);
    expect(isAdjacent(lattice, space(0, 0), space(1, 0))).toBe(true);
    expect(adjacentSpaces(lattice, space(0, 0))).toEqual([space(1, 0)]);
  });

  test('APX-ADJ-05 neighbouring is not symmetric: the ground neighbours the roof, not the other way round', () => {
    const { lattice } = readDrawing(' 1  . ');
    expect(neighbouringSpaces(lattice, space(0, 0))).toEqual([space(1, 0)]);
    expect(neighbouringSpaces(lattice, space(1, 0))).toEqual([]);
  });

  test('APX-ADJ-06 exactly the obstacles part two spaces', () => {
    expect(['|', '#', ':', ';', '$'].map(mark => around(` .S${mark}. `))).toEqual(
      Array.from({ length: 5 }, () => ['S.']),
    );
    expect(['r', 'b', 'h', 'd', '~'].map(mark => around(` .S .${mark}`))).toEqual(
      Array.from({ length: 5 }, () => ['Sa']),
    );
  });

  test('APX-ADJ-13 an obstacle lies between when a step would cross it', () => {
    expect(
      around(`
       .S .
       :: ::
       .  . `),
    ).toEqual(['Sa', '..']);
    expect(
      around(`
       .S .
       ::
       .  . `),
    ).toEqual(['Sa', '.a']); // the end of one low wall is no joint
    expect(
      around(`
       .S 1
       ::
       .  . `),
    ).toEqual(['S.', '..']); // building and low wall are joined
  });

  test('APX-ADJ-06 APX-ADJ-13 a joint of building walls alone is no obstacle', () => {
    expect(
      around(`
       .S 1
       1  . `),
    ).toEqual(['S.', '.a']);
  });

  test('APX-ADJ-13 ground walls at the foot of a roof corner are not between roof and ground', () => {
    expect(
      around(`
       1S .
          --
       . |. `),
    ).toEqual(['Sn', 'nn']);
    expect(
      around(`
       1S:.
       ::
       .  . `),
    ).toEqual(['S.', '..']);
  });
});

describe('edges and intersections', () => {
  const besides = (text: string, x: number): readonly boolean[] => {
    const { lattice } = readDrawing(text);
    const element = elementsOn(lattice, edge('V', x, 0)).at(-1);
    if (!element) throw new RangeError('nothing stands there');
    return [x - 1, x].map(at => isAdjacentToElement(lattice, space(at, 0), element));
  };

  test('APX-ADJ-07 only the two spaces of an edge, on the level on which its object stands', () => {
    expect(besides(' . :. ', 1)).toEqual([true, true]);
    expect(besides(' . :1 ', 1)).toEqual([false, true]);
    const { lattice } = readDrawing(' . :.  . ');
    const [low] = elementsOn(lattice, edge('V', 1, 0));
    expect(low && isAdjacentToElement(lattice, space(2, 0), low)).toBe(false);
  });

  test('APX-ADJ-08 a building wall is adjacent to the level of its base', () => {
    expect(besides(' .  1 ', 1)).toEqual([true, false]);
    expect(besides(' 1  2 ', 1)).toEqual([true, false]);
  });

  test('APX-ADJ-09 APX-ADJ-10 APX-EX-24 a low wall between two roof spaces; the ground and the roof edge', () => {
    expect(besides(' 1 :1 ', 1)).toEqual([true, true]);
    const { lattice } = readDrawing(' .  1 ');
    expect(isAdjacentToEdge(lattice, space(0, 0), edge('V', 1, 0), 1)).toBe(false);
    expect(isAdjacentToEdge(lattice, space(1, 0), edge('V', 1, 0), 1)).toBe(true);
    expect(isAdjacentToEdge(lattice, space(0, 0), edge('V', 1, 0), 0)).toBe(true);
  });

  test('APX-ADJ-12 APX-OBJ-06 APX-EX-25 intersections of two levels at one grid point', () => {
    const { lattice, point } = readDrawing(`
     1  2
       X
     1  2 `);
    const at = (level: number): readonly Space[] => adjacentSpaces(lattice, point('X', level));
    expect(at(1)).toEqual([space(0, 0), space(0, 1)]);
    expect(at(2)).toEqual([space(1, 0), space(1, 1)]);
    expect(at(0)).toEqual([]);
    expect(neighbouringSpaces(lattice, point('X', 2))).toHaveLength(4);
    expect(neighbouringSpaces(lattice, point('X', 1))).toEqual(at(1));
  });

  test('APX-ADJ-11 obstacles do not matter at an intersection', () => {
    const { lattice, point } = readDrawing(
      `
     . |.
     ##X##
     . |. `,
    );
    expect(adjacentSpaces(lattice, point('X', 0))).toHaveLength(4);
  });
});
