import { describe, expect, test } from 'vitest';
import {
  distanceToPoint,
  type Intersection,
  intersection,
  intersectionState,
  type Lattice,
  readDrawing,
} from './index.js';

const isFreeIntersection = (lattice: Lattice, at: Intersection, figures: readonly Intersection[] = []) =>
  intersectionState(lattice, at, figures).state === 'free';

const LETTER = { none: '.', free: 'f', occupied: 'o' } as const;

/** The intersections of one level: `f`ree, `o`ccupied, `.` none. */
function states(text: string, level: number): readonly string[] {
  const { lattice } = readDrawing(text);
  return Array.from({ length: lattice.height + 1 }, (_, y) =>
    Array.from(
      { length: lattice.width + 1 },
      (_, x) => LETTER[intersectionState(lattice, intersection(x, y, level)).state],
    ).join(''),
  );
}

describe('free intersections', () => {
  test('APX-LEVEL-09 APX-ABIL-40 the corners of roof spaces are free intersections of their own', () => {
    const text = `
     .  .  .  .
     .  1  1  .
     .  1  1  .
     .  .  .  . `;
    expect(states(text, 1)).toEqual(['.....', '.fff.', '.fff.', '.fff.', '.....']);
    expect(states(text, 0)).toEqual(['fffff', 'ffoff', 'fo.of', 'ffoff', 'fffff']);
    expect(states(text, 2)).toEqual(Array.from({ length: 5 }, () => '.....'));
  });

  test('APX-ABIL-40 outside the map there is no space that would lend its level', () => {
    expect(states(' 1  . ', 0)).toEqual(['.ff', '.ff']);
    expect(states(' 1  . ', 1)).toEqual(['ff.', 'ff.']);
  });

  test('APX-ABIL-08 APX-ABIL-40 APX-EX-77 wall and low wall in line: only the outer ends are free', () => {
    const text = `
     .  .
     -- ::
     .  . `;
    expect(states(text, 0)[1]).toBe('fof');
    const { lattice } = readDrawing(text);
    expect(intersectionState(lattice, intersection(1, 1, 0))).toMatchObject({
      state: 'occupied',
      rule: 'APX-ABIL-08',
      elements: [{ object: { kind: 'wall' } }, { object: { kind: 'low-wall' } }],
    });
  });

  test('APX-ABIL-09 at a right angle the joint is free, and the figure stands outside the angle', () => {
    const { lattice } = readDrawing(`
     .  .
        $$
     . |. `);
    expect(intersectionState(lattice, intersection(1, 1, 0))).toEqual({
      state: 'free',
      rule: 'APX-ABIL-40',
      inside: { x: 1, y: 1 },
    });
    expect(intersectionState(lattice, intersection(2, 1, 0))).toMatchObject({
      state: 'free',
      inside: undefined,
    });
  });

  test('APX-ABIL-10 where two buildings touch: not free on the ground, free on the roofs', () => {
    const corners = readDrawing(`
     1  .
     .  1 `);
    expect(isFreeIntersection(corners.lattice, intersection(1, 1, 0))).toBe(false);
    expect(isFreeIntersection(corners.lattice, intersection(1, 1, 1))).toBe(true);
    const seam = readDrawing(`
     1  1
     .  . `);
    expect(isFreeIntersection(seam.lattice, intersection(1, 1, 0))).toBe(false);
    expect(isFreeIntersection(seam.lattice, intersection(1, 1, 1))).toBe(true);
  });

  test('APX-ABIL-11 a roof corner is free whatever stands on the ground below it', () => {
    const { lattice } = readDrawing(`
     1  .
     .  . `);
    const dome = intersection(1, 1, 0);
    expect(isFreeIntersection(lattice, intersection(1, 1, 1), [dome])).toBe(true);
    expect(isFreeIntersection(lattice, dome, [dome])).toBe(false);
  });

  test('APX-ABIL-07 APX-LEVEL-03 APX-EX-78 a figure occupies its own intersection and no other', () => {
    const { lattice } = readDrawing(`
     .  .
     .  . `);
    const dome = intersection(1, 1, 0);
    const free = [0, 1, 2]
      .flatMap(y => [0, 1, 2].map(x => intersection(x, y, 0)))
      .filter(p => isFreeIntersection(lattice, p, [dome]));
    expect(free).toHaveLength(8);
    expect(intersectionState(lattice, dome, [dome])).toEqual({ state: 'occupied', rule: 'APX-LEVEL-03' });
  });

  test('APX-ABIL-40 elements of a roof do not touch the ground below, nor walls a level above', () => {
    const text = `
     1  1  1
     ;; ;;
     .  .  . `;
    expect(states(text, 1)).toEqual(['ffff', 'foff', '....']);
    // The building's own wall ends on the roof: it does not reach level 1.
    expect(states(text.replace(';; ;;', ''), 1)).toEqual(['ffff', 'ffff', '....']);
    // A sheer level 2 side does.
    expect(
      states(
        `
       1  1  1
       2  2  2 `,
        1,
      ),
    ).toEqual(['ffff', 'foof', '....']);
    expect(
      states(
        `
       1  2
       .  2 `,
        1,
      )[1],
    ).toBe('fo.'); // from the ground to level 2, past level 1
  });

  test('APX-EX-65 where smoke may be placed within 5, whatever the level and without sight', () => {
    const { lattice, space } = readDrawing(`
     .A .  .  .  .  .  .
        $$
     . |.  .  .  .  .  .
           -- $$
     .  .  .  .  1  1  .
     .  .  .  .  1  1  .
     .  .  .  .  .  .  1 `);
    const dome = intersection(4, 2, 0);
    const may = (x: number, y: number, level: number): boolean =>
      distanceToPoint(space('A'), { x, y }) <= 5 &&
      isFreeIntersection(lattice, intersection(x, y, level), [dome]);
    expect(may(1, 1, 0)).toBe(true); // 1 outside the right angle of bin and wall
    expect(intersectionState(lattice, intersection(1, 1, 0))).toMatchObject({ inside: { x: 1, y: 1 } }); // 6
    expect(may(2, 2, 0)).toBe(true); // 2 outer end of wall and bin in line
    expect(may(3, 2, 0)).toBe(false); // 5 their shared point
    expect(may(4, 2, 0)).toBe(false); // 7 the dome holds it
    expect(may(4, 2, 1)).toBe(true); // 3 the roof corner above the dome
    expect(may(6, 4, 1)).toBe(true); // 4 shared by the roofs
    expect(may(6, 4, 0)).toBe(false); // 8 the same point on the ground
    expect(distanceToPoint(space('A'), { x: 7, y: 0 })).toBe(6);
    expect(may(7, 0, 0)).toBe(false);
  });
});
