import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARCS, type Arc, arcsOf } from './arcs.js';
import { leaderOf } from './field.js';
import { oblong, round, unit } from './testing.js';

const walker = (facing: number) =>
  unit('V', [[500, 500, 0, facing]], { type: 'groundVehicle', base: round(100) });

/** The arcs of a walker with this facing in which a small base stands. */
const seen = (facing: number, x: number, y: number) => {
  const other = unit('B', [[x, y]]);
  return arcsOf(leaderOf(walker(facing)), other, leaderOf(other));
};

describe('firing arcs', () => {
  test('LEG-NOTCH-20 four quarters of the plane, seen from the centre of the base', () => {
    const at = (x: number, y: number) => seen(90, x, y).arcs;
    expect([at(500, 700), at(300, 500), at(500, 300), at(700, 500)]).toEqual([
      ['front'],
      ['left'],
      ['rear'],
      ['right'],
    ]);
  });

  test('LEG-NOTCH-20 they turn with the facing and have no end', () => {
    const arcs = [0, 90, 180, 270, 33].map(facing => seen(facing, 1800, 500).arcs);
    expect(arcs).toEqual([['front'], ['right'], ['rear'], ['left'], ['front']]);
  });

  test('LEG-NOTCH-20 a base on the border is in both arcs, and a base that touches it too', () => {
    expect(seen(0, 700, 700)).toEqual({ arcs: ['front', 'left'], centre: ['front', 'left'] });
    // facing 45: the border runs along y; 13.5 beside it is touching, 13.51 is not
    expect(seen(45, 513.5, 700)).toEqual({ arcs: ['front', 'left'], centre: ['front'] });
    expect(seen(45, 513.51, 700).arcs).toEqual(['front']);
    expect(seen(45, 486.5, 700)).toEqual({ arcs: ['front', 'left'], centre: ['left'] });
  });

  test('LEG-NOTCH-20 close to the centre a base can be in all of them', () => {
    expect(seen(20, 514.5, 500).arcs).toEqual(['front', 'left', 'right']);
    expect(seen(20, 505, 500).arcs).toEqual(ARCS);
  });

  test('LEG-NOTCH-20 some part of an oblong base is enough', () => {
    const tank = unit('B', [[800, 500, 0, 90]], { type: 'groundVehicle', base: oblong(200) });
    const near = unit('B', [[600, 500, 0, 90]], { type: 'groundVehicle', base: oblong(200) });
    const from = leaderOf(walker(0));
    expect(arcsOf(from, tank, leaderOf(tank)).arcs).toEqual(['front']);
    expect(arcsOf(from, near, leaderOf(near)).arcs).toEqual(['front', 'left', 'right']);
  });

  test('turning everything by quarter turns shifts no arc, mirroring swaps left and right', () => {
    const swap: Record<Arc, Arc> = { front: 'front', rear: 'rear', left: 'right', right: 'left' };
    const offset = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(offset, offset, fc.integer({ min: 0, max: 359 }), (dx, dy, facing) => {
        const { arcs } = seen(facing, 500 + dx, 500 + dy);
        expect(seen(facing + 90, 500 - dy, 500 + dx).arcs).toEqual(arcs);
        const mirrored = seen(-facing, 500 + dx, 500 - dy).arcs;
        expect([...mirrored].map(arc => swap[arc]).sort()).toEqual([...arcs].sort());
        expect(arcs.length).toBeGreaterThan(0);
      }),
    );
  });
});
