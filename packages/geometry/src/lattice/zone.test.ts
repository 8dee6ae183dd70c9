import { describe, expect, test } from 'vitest';
import { intersection, isInZone, readDrawing, space, spacesInZone, zoneEffect } from './index.js';

const ground = (level: number): string =>
  Array.from({ length: 10 }, () => ` ${level} `.repeat(10)).join('\n');
const { lattice } = readDrawing(ground(0).replaceAll('0', '.'));
const effect = (
  zone: { x: number; y: number; level: number },
  from: readonly [number, number],
  to: readonly [number, number],
) => zoneEffect(lattice, zone, space(...from), space(...to)).effect;

describe('zones', () => {
  test('APX-ABIL-15 APX-ABIL-17 the four spaces around the figure are in the zone', () => {
    const zone = intersection(5, 5, 0);
    expect(spacesInZone(lattice, zone)).toEqual([space(4, 4), space(5, 4), space(4, 5), space(5, 5)]);
    expect(isInZone(lattice, zone, space(3, 5))).toBe(false);
    expect(spacesInZone(lattice, intersection(0, 0, 0))).toEqual([space(0, 0)]);
  });

  test('APX-ABIL-16 the zone exists only on its own level', () => {
    const roofs = readDrawing(`
     1  .
     1  2 `);
    expect(spacesInZone(roofs.lattice, intersection(1, 1, 1))).toEqual([space(0, 0), space(0, 1)]);
    expect(spacesInZone(roofs.lattice, intersection(1, 1, 2))).toEqual([space(1, 1)]);
    expect(spacesInZone(roofs.lattice, intersection(1, 1, 0))).toEqual([space(1, 0)]);
  });

  test('APX-ABIL-18 APX-EX-68 a space may be in several zones', () => {
    const [smoke, dome] = [intersection(5, 5, 0), intersection(6, 5, 0)];
    expect([smoke, dome].map(z => isInZone(lattice, z, space(5, 5)))).toEqual([true, true]);
    expect([smoke, dome].map(z => zoneEffect(lattice, z, space(0, 0), space(5, 5)).effect)).toEqual([
      'in',
      'in',
    ]);
  });

  test('APX-ABIL-19 from or into: one of the two ends lies in it', () => {
    const zone = intersection(5, 5, 0);
    expect(zoneEffect(lattice, zone, space(4, 5), space(0, 0))).toMatchObject({
      effect: 'in',
      ends: [space(4, 5)],
    });
    expect(zoneEffect(lattice, zone, space(0, 0), space(4, 5))).toMatchObject({
      effect: 'in',
      ends: [space(4, 5)],
    });
  });

  test('APX-ABIL-20 APX-EX-66 the line crosses a side: through, both ways', () => {
    expect(effect(intersection(5, 5, 0), [2, 5], [8, 5])).toBe('through');
    expect(effect(intersection(5, 5, 0), [8, 5], [2, 5])).toBe('through');
  });

  test('APX-ABIL-21 APX-ABIL-23 APX-EX-67 along a side is not through', () => {
    expect(effect(intersection(5, 5, 0), [7, 3], [3, 7])).toBe('none');
  });

  test('APX-ABIL-23 touching a corner of the diamond is not through', () => {
    // Both lines meet the diamond round (4,3) in its upper corner (4,2) alone.
    expect(effect(intersection(4, 3, 0), [2, 1], [5, 2])).toBe('none');
    expect(effect(intersection(4, 3, 0), [2, 2], [5, 1])).toBe('none');
    expect(effect(intersection(4, 3, 0), [2, 1], [6, 3])).toBe('through');
  });

  test('APX-ABIL-16 APX-ABIL-20 APX-EX-69 the higher end must be on the level of the zone', () => {
    const roof = readDrawing(`
     1  1  1  1  1  .  .
     1  1  1  1  1  .  .
     .  .  .  .  .  .  . `);
    const smoke = intersection(3, 1, 1);
    expect(zoneEffect(roof.lattice, smoke, space(0, 0), space(6, 1)).effect).toBe('through');
    const low = zoneEffect(roof.lattice, intersection(5, 2, 0), space(6, 2), space(4, 2));
    expect(low.effect).toBe('in');
    const ground = readDrawing(`
     .  1  1  .
     .  1  1  .
     .  .  .  . `);
    expect(zoneEffect(ground.lattice, intersection(2, 1, 1), space(0, 0), space(3, 0))).toMatchObject({
      effect: 'none',
      why: 'level',
    });
  });

  test('APX-ABIL-20 APX-EX-70 smoke below the higher end does nothing', () => {
    const roof = readDrawing(`
     1  .  .  .  .
     1  .  .  .  . `);
    expect(zoneEffect(roof.lattice, intersection(2, 1, 0), space(0, 0), space(4, 0))).toMatchObject({
      effect: 'none',
      why: 'level',
    });
    expect(zoneEffect(roof.lattice, intersection(2, 1, 0), space(0, 0), space(2, 0)).effect).toBe('in');
  });

  test('APX-ABIL-22 what stands on the spaces does not matter: objects are in the zone as Legends are', () => {
    const rocks = readDrawing(`
     .r .b
     .  .~`);
    expect(spacesInZone(rocks.lattice, intersection(1, 1, 0))).toHaveLength(4);
  });
});
