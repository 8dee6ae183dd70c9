import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';

/** Gibraltar with a Move 2 on drawn ground: where it may end, and why nowhere else. */
const on = (map: string, more: Position = {}) => {
  const away = map.includes('B') ? { PF: null, WR: null } : { PF: null, BL: null, WR: null };
  return scene({ map, ...more, at: { ...away, ...more.at } });
};
const ends = (map: string, more?: Position): string[] => on(map, more).optionsOf('move:').toSorted();

describe('steps', () => {
  test('APX-OBJ-02 APX-MOVE-06 a wall is crossed for 1 MP more, and no step is taken that cannot be paid', () => {
    expect(ends(' .G|.  . ')).toEqual(['1,0']);
    expect(ends(' .G .  . ')).toEqual(['1,0', '2,0']);
    expect(on(' .G|.  . ').why('move:2,0')).toBe('APX-MOVE-06 too-far-to-walk');
  });

  test('APX-MOVE-10 APX-OBJ-08 an edge wall is not crossed, the roof is reached over another edge', () => {
    expect(on(' .G#1  . ').why('move:1,0')).toBe('APX-MOVE-06 too-far-to-walk');
    expect(ends(' .G#1  . ')).toEqual([]);
    expect(ends(' .G 1  . ')).toEqual(['1,0']);
  });

  test('APX-OBJ-07 a roof with edge walls all round is entered from nowhere', () => {
    const drawn = (shut: boolean) => `
    .  .  .
       ${shut ? '##' : '  '}
    .G#1 #.
       ${shut ? '##' : '  '}
    .  .  . `;
    expect(ends(drawn(true))).not.toContain('1,1');
    expect(on(drawn(true)).why('move:1,1')).toBe('APX-MOVE-06 too-far-to-walk');
    expect(ends(drawn(false), { hand: { GB: ['GB-F-8'] } })).toContain('1,1');
  });

  test('APX-MOVE-10 a beacon is neither entered nor passed through', () => {
    const s = on(' .G .b . ');
    expect(s.why('move:1,0')).toBe('APX-MOVE-10 space-impassable');
    expect(s.optionsOf('move:')).toEqual([]);
  });

  test('APX-MOVE-11 APX-MOVE-31 nobody climbs two levels in a step; one level costs 1 MP more', () => {
    expect(on(' .G 2 ').why('move:1,0')).toBe('APX-MOVE-06 too-far-to-walk');
    expect(ends(' .G 1  1 ')).toEqual(['1,0']);
    expect(ends(' 2G . ')).toEqual(['1,0']);
  });

  test('APX-MOVE-12 APX-MOVE-33 a wall on the edge of the roof above is not crossed, a low wall is, for 3 MP', () => {
    const dashes = { hand: { GB: ['GB-F-8'] } };
    expect(on(' .G|1 ', dashes).why('move:1,0')).toBe('APX-MOVE-06 too-far-to-walk');
    expect(on(' .G:1 ', dashes).why('move:1,0')).toBeUndefined();
    expect(on(' .G:1 ').why('move:1,0')).toBe('APX-MOVE-06 too-far-to-walk');
  });

  test('APX-MOVE-21 APX-MOVE-23 APX-MOVE-35 between two buildings of two levels nobody squeezes through', () => {
    const through = (a: string, b: string) =>
      on(`
    .G ${a} 
    ${b}  . `).why('move:1,1');
    expect(through('2', '2')).toBe('APX-MOVE-06 too-far-to-walk');
    expect(through('1', '1')).toBeUndefined();
    expect(through('2', '.')).toBeUndefined();
  });

  test('APX-MOVE-09 through somebody it takes the MP to leave again', () => {
    const at = { PF: '1,0' };
    expect(ends(' .G .  . ', { at })).toEqual(['2,0']);
    expect(on(' .G .  . ', { at }).why('move:1,0')).toBe('APX-MOVE-09 space-occupied');
    expect(ends(' .G . |. ', { at })).toEqual([]);
  });

  test('APX-OBJ-18 APX-OBJ-21 a canyon is entered, unless somebody is in it, and nothing is put there', () => {
    const canyon = ' .G .~ . ';
    expect(ends(canyon)).toContain('1,0');
    const held = on(canyon, { at: { PF: '1,0' } });
    expect(held.why('move:1,0')).toBe('APX-MOVE-09 space-occupied');
    const portal = scene({
      map: `
    .W .~ .
    .  .  . `,
      red: ['WR', 'PF'],
      blue: ['GB', 'BL'],
      acts: 'WR',
      at: { PF: null, GB: null, BL: null },
    }).picks('ability:WR-A-2');
    expect(portal.options().toSorted()).toEqual(['0,1', '1,1']);
  });
});

describe('sight', () => {
  const shoots = (map: string, more: Position = {}) =>
    on(map, { weapons: { GB: ['W-1', 'W-45'] }, ...more }).why('shoot:BL:0');

  test('APX-LOS-01 APX-LOS-06 a wall blocks; low walls, beacons, bins and legends never do', () => {
    expect(shoots(' .G .  . |.  .B ')).toBe('APX-SHOOT-03 not-in-sight');
    const [open, walled] = [on(' .G .  .  .  .B '), on(' .G .  . |.  .B ')].map(s => s.optionsOf('shoot:'));
    expect(unlike(open, walled)).toEqual([]);
    for (const between of [' .G .  . :.  .B ', ' .G .  .b .  .B ', ' .G .  . $.  .B '])
      expect(shoots(between)).toBeUndefined();
    expect(shoots(' .G .  .  .  .B ', { at: { PF: '2,0' } })).toBeUndefined();
  });

  test('APX-LOS-28 APX-LOS-33 a line through a corner is blocked where both sides block, not by one', () => {
    const corner = (a: string, b: string) => `
    .G ${a}
    ${b}  .B`;
    expect(shoots(corner('1', '1'))).toBe('APX-SHOOT-03 not-in-sight');
    expect(shoots(corner('1', '.'))).toBeUndefined();
  });

  test('APX-LOS-31 a wall hides from a roof what stands close behind it, nothing farther away', () => {
    expect(shoots(' 1G .  . |.  .B ')).toBe('APX-SHOOT-03 not-in-sight');
    expect(unlike('APX-SHOOT-03 not-in-sight', shoots(' 1G .  . |.  .  .B '))).toBeUndefined();
  });
});
