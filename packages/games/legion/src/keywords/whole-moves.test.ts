import { describe, expect, test } from 'vitest';
import { acting, blade, n } from '../fixtures/fights.js';
import type { Cast, Played, Scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const pose = (x: number, y: number) => ({ x: Math.round(x * 100), y: y * 100, z: 0 });
const fighter: Partial<Cast> = { weapons: [blade({ ram: 1 })], card: { wounds: 9 } };
const foe = (x: number): Scene['units'] => ({ X: { at: [[x, 300]], card: { wounds: 9 } } });
/** How many results Ram has changed once A, having moved, has stabbed X. */
const rammed = (g: Played): number => {
  g.give('attack').give('X:melee');
  return g.told('changed').reduce((sum, e) => sum + e.n, 0);
};
const DICE = { chance: [...n('blank', 4), ...n('blank', 1)] };

describe('a whole move at the highest speed', () => {
  /** A walks so far along the row and touches X there. */
  const walked = (far: number, more: Partial<Scene> = {}): number => {
    const g = acting(fighter, { ...DICE, ...more, units: foe(300 + far + 27) }).give('move');
    return rammed(g.give(pose(300 + far, 300)));
  };

  test('LEG-KWW-RAM-01 a small base ends at the far end of the tool, straight or bent up to a right angle', () => {
    expect([walked(152), walked(120), walked(107.5)]).toEqual([1, 1, 1]);
    expect(() => walked(152.1)).toThrow('LEG-MOVE-07');
    expect(walked(107.4)).toBe(0); // nearer only by stopping on the tool
  });

  test('LEG-KWW-RAM-01 not where the tool of that speed cannot be laid: difficult ground, walls on both sides', () => {
    const wood = piece('wood', [330, 200, 345, 400], 0, { move: 'difficult' });
    expect(walked(100, { terrain: [wood] })).toBe(0);
    const corridor = (gap: number) => [
      piece('north', [310, 300 + gap, 410, 480], 60, { move: 'impassable' }),
      piece('south', [310, 120, 410, 300 - gap], 60, { move: 'impassable' }),
    ];
    expect(walked(110, { terrain: corridor(14) })).toBe(0);
    expect(walked(110, { terrain: corridor(100) })).toBe(1);
  });

  test('LEG-KWW-RAM-01 a slower tool is none of the highest speed', () => {
    const fast = { ...fighter, card: { wounds: 9, speed: 3 } };
    const g = (far: number) => {
      const one = acting(fast, { ...DICE, units: foe(300 + far + 27) }).give('move');
      return rammed(one.give(pose(300 + far, 300)));
    };
    expect([g(202), g(143), g(142)]).toEqual([1, 1, 0]);
  });

  const rider: Partial<Cast> = {
    weapons: [blade({ ram: 1 })],
    card: { type: 'creature', base: 50, silhouette: [0, 60], wounds: 9, speed: 2 },
  };
  const ridden = (far: number): number => {
    const g = acting(rider, { ...DICE, units: foe(300 + far + 38.5) }).give('move');
    return rammed(g.give({ ...pose(300 + far, 300), facing: 0 }));
  };

  test('LEG-KWW-RAM-01 LEG-MOVE-13 a notched base slides along the whole tool', () => {
    expect([ridden(169), ridden(160)]).toEqual([1, 0]);
  });

  test('whoever rides into melee is proposed a place beside an enemy', () => {
    const g = acting(rider, { units: foe(440) }).give('move');
    const touching = g.legal().filter(a => {
      if (typeof a !== 'object' || !('x' in a)) return false;
      const [dx, dy] = [a.x - 44_000, a.y - 30_000];
      return Math.abs(Math.sqrt(dx * dx + dy * dy) - 3_850) <= 12;
    });
    expect(touching.length).toBeGreaterThan(0);
  });
});
