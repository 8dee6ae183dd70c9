import { describe, expect, test } from 'vitest';
import { arrivals, intersection, mayUseAnchor, readDrawing, space } from './index.js';

const CORNER = readDrawing(`
   1  .
   .  . `);
const anchor = intersection(1, 1, 1);

describe('ziplines', () => {
  test('APX-OBJ-16 APX-EX-136 only who stands at the anchor on its level may use it', () => {
    const users = [space(0, 0), space(1, 0), space(0, 1), space(1, 1)].filter(s =>
      mayUseAnchor(CORNER.lattice, s, anchor),
    );
    expect(users).toEqual([space(0, 0)]);
  });

  test('APX-OBJ-16 APX-EX-136 one arrives on any free space around the other anchor, on its level or lower', () => {
    expect(arrivals(CORNER.lattice, anchor)).toHaveLength(4);
    expect(arrivals(CORNER.lattice, anchor, [space(0, 0), space(1, 1)])).toEqual([space(1, 0), space(0, 1)]);
    expect(arrivals(CORNER.lattice, intersection(1, 1, 0))).toHaveLength(3);
  });

  test('APX-OBJ-16 occupied spaces are no places to arrive on, a canyon is', () => {
    const { lattice } = readDrawing(`
     .r .b
     .d .~`);
    expect(arrivals(lattice, intersection(1, 1, 0))).toEqual([space(1, 1)]);
  });

  test('APX-OBJ-17 obstacles and costs do not matter', () => {
    const { lattice } = readDrawing(`
     . #.
     ## ##
     . #. `);
    expect(arrivals(lattice, intersection(1, 1, 0))).toHaveLength(4);
  });
});
