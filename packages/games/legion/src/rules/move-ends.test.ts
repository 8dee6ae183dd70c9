import { describe, expect, test } from 'vitest';
import { acting, gun } from '../fixtures/fights.js';
import { piece } from '../fixtures/terrain.js';
import { leaderFor } from './leader.js';
import { moveEnds } from './move-ends.js';

/** Ends that are proposed for a move: each of the first is the best of one aim. */

const crate = (x: number) => piece(`crate-${x}`, [x, 150, x + 20, 450], 30, { cover: 'heavy' });
const proposed = (terrain = [crate(400), crate(240)]) => {
  const g = acting(
    { weapons: [gun()], card: { speed: 2 } },
    { terrain, units: { X: { at: [[1500, 300]] } } },
  );
  return [...moveEnds(leaderFor(g.s, 'A', 'move'), g.s)].map(end => ({
    x: end.at.x / 100,
    far: Math.hypot(end.at.x / 100 - 1500, end.at.y / 100 - 300),
  }));
};
const isBehind = (x: number, of: number) => x >= of - 35 && x <= of - 13.5;

describe('a move is proposed', () => {
  test('towards the enemy, as near as the weapons want it', () => {
    const [, reach] = proposed();
    expect(reach?.x).toBeGreaterThan(430);
  });

  test('behind the cover that is nearer to the enemy, not behind that at the back', () => {
    const [, , cover, behind] = proposed();
    expect(isBehind(cover?.x ?? 0, 400) || (cover?.x ?? 0) > 430).toBe(true);
    expect(isBehind(behind?.x ?? 0, 400)).toBe(true);
  });

  test('behind the one at the back where there is no other', () => {
    const [, , , behind] = proposed([crate(240)]);
    expect(isBehind(behind?.x ?? 0, 240)).toBe(true);
  });

  test('and away from the enemy, as far as it goes', () => {
    const ends = proposed([]);
    expect(ends[4]?.far).toBe(Math.max(...ends.map(end => end.far)));
  });
});
