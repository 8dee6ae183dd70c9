import { describe, expect, test } from 'vitest';
import { cohesion, outOfCohesion } from './cohesion.js';
import type { Terrain } from './field.js';
import { mm } from './measures.js';
import { block, field, oblong, round, type Spot, unit } from './testing.js';

const WALL: Partial<Terrain> = { move: 'impassable' };

/** A leader at (200, 200) and one other mini. */
const two = (place: Spot, terrain: readonly Terrain[] = [], leader: Spot = [200, 200]) => {
  const u = unit('A', [leader, place]);
  return cohesion(field([u], terrain), u, u.minis[0].pose, u.minis[1]!.pose);
};

describe('cohesion', () => {
  test('LEG-COH-01 the length of the speed-1 tool from edge to edge, its end included', () => {
    expect(two([302, 200]).holds).toBe(true);
    expect(two([302.01, 200])).toMatchObject({ holds: false, rule: 'LEG-COH-01' });
    // 3-4-5: 61.2, 81.6, 102
    expect(two([261.2, 281.6]).holds).toBe(true);
    expect(two([261.2, 281.61]).holds).toBe(false);
  });

  test('LEG-COH-01 every mini counts', () => {
    const u = unit('A', [
      [200, 200],
      [250, 200],
      [350, 200],
      [200, 100],
    ]);
    expect(outOfCohesion(field([u]), u)).not.toEqual([]);
    expect(outOfCohesion(field([u]), u).map(m => m.mini)).toEqual(['A3']);
    const close = unit('A', [
      [200, 200],
      [250, 200],
      [200, 100],
    ]);
    expect(outOfCohesion(field([close]), close)).toEqual([]);
  });

  test('LEG-COH-02 at most the height of the leader up or down, that height included', () => {
    expect([41.9, 41.91].map(z => two([250, 200, z]).holds)).toEqual([true, false]);
    expect([41.9, 41.91].map(z => two([250, 200, 0], [], [200, 200, z]).holds)).toEqual([true, false]);
    expect(two([250, 200, 60])).toMatchObject({ rule: 'LEG-COH-02' });
  });

  test('LEG-COH-03 notched bases measure from any part of the base', () => {
    const at = (x: number, facing: number) => {
      const u = unit(
        'A',
        [
          [200, 200, 0, facing],
          [x, 200, 0, facing],
        ],
        { type: 'groundVehicle', base: oblong(175) },
      );
      return outOfCohesion(field([u]), u).length === 0;
    };
    expect([at(375, 90), at(375.01, 90), at(450, 0), at(450.01, 0)]).toEqual([true, false, true, false]);
    const creatures = (x: number) => {
      const u = unit(
        'A',
        [
          [200, 200],
          [x, 200],
        ],
        { type: 'creature', base: round(50) },
      );
      return outOfCohesion(field([u]), u).length === 0;
    };
    expect([creatures(325), creatures(325.01)]).toEqual([true, false]);
  });

  test('LEG-COH-04 the tool may not pass over impassable terrain', () => {
    const wall = block('w', [245, 0, 250, 400], 60, WALL);
    expect(two([285, 200], [wall])).toMatchObject({ holds: false, rule: 'LEG-COH-04', by: ['w'] });
    expect(two([285, 200], [{ ...wall, move: 'difficult' }]).holds).toBe(true);
  });

  test('LEG-COH-04 the bent tool finds a way round a corner (G-30), a straight one does not', () => {
    const corner = (reach: number) => block('w', [232, reach, 240, 400], 60, WALL);
    const straight = two([262, 200], [corner(300)]);
    const bent = two([262, 200], [corner(195)]);
    if (!straight.holds || !bent.holds) throw new Error('both are in cohesion');
    expect(straight.link.path).toHaveLength(2);
    expect(bent.link.path).toHaveLength(3);
    expect(two([262, 200], [corner(120)]).holds).toBe(false);
    // the path leaves the leader's base at its edge and ends on the other base
    const [from, , to] = bent.link.path;
    expect(distance(from!, { x: mm(200), y: mm(200) })).toBeCloseTo(mm(13.5), 6);
    expect(distance(to!, { x: mm(262), y: mm(200) })).toBeCloseTo(mm(13.5), 6);
  });

  test('LEG-COH-04 a doorway must be as wide as the tool, touching its posts', () => {
    const door = (width: number) => [
      block('l', [240, 0, 250, 200 - width / 2], 60, WALL),
      block('r', [240, 200 + width / 2, 250, 400], 60, WALL),
    ];
    expect([20, 19.8, 19.7].map(w => two([285, 200], door(w)).holds)).toEqual([true, false, false]);
    expect([19.9].map(w => two([285, 200], door(w)).holds)).toEqual([true]);
  });

  test('LEG-COH-04 a wall below or above both minis plays no part (G-25)', () => {
    const wall = block('w', [240, 0, 250, 400], 40, WALL);
    expect(two([285, 200, 50], [wall], [200, 200, 50]).holds).toBe(true);
    expect(two([285, 200, 40], [wall], [200, 200, 40]).holds).toBe(false);
    const bridge = (bottom: number) => ({ ...wall, bottom: mm(bottom), top: mm(80) });
    expect(two([285, 200], [bridge(41.9)]).holds).toBe(true);
    expect(two([285, 200], [bridge(41.8)]).holds).toBe(false);
  });
});

const distance = (p: { x: number; y: number }, q: { x: number; y: number }) =>
  Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
