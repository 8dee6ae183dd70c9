import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting } from '../fixtures/fights.js';
import type { Cast } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const GUN: Partial<Cast> = { at: [[300, 300]], card: { type: 'emplacement', base: 50, speed: 1 } };
const wall = (x: number) =>
  piece('wall', [x, 100, x + 60, 500], 200, { move: 'impassable', blocksSight: true });

describe('ends of a notched base', () => {
  test('LEG-MOVE-12 LEG-MOVE-27 who stops before the hinge bends the tool away from what it may not lie over', () => {
    const g = acting(GUN, { terrain: [wall(420)] }).give('move');
    expect(g.why({ x: 32000, y: 30000 })).toBeUndefined();
    expect(g.why({ x: 38000, y: 30000 })).toBeUndefined();
    // its first half is on the wall however it bends
    expect(unlike(undefined, acting(GUN, { terrain: [wall(365)] }).why('move'))).toBe('LEG-MOVE-03');
  });

  test('LEG-MOVE-03 an end between what it may not stand on and what stops it is found', () => {
    const kerb = piece('kerb', [325.3, 100, 330, 500], 20, { move: 'open' });
    const g = acting(GUN, { terrain: [kerb, wall(395)] });
    expect(g.why('move')).toBeUndefined();
    const ends = g.give('move').legal() as { x: number }[];
    expect(ends.length).toBeGreaterThan(0);
    for (const { x } of ends) expect(x).toBeGreaterThan(35000);
    const shut = acting(GUN, { terrain: [kerb, wall(379)] }); // no room behind the kerb
    // Its tool fits, and it is stopped at once: it ends where it stands.
    expect(shut.give('move').legal()).toEqual([expect.objectContaining({ x: 30000, y: 30000 })]);
    expect(acting(GUN, { terrain: [wall(365)] }).why('move')).toBe('LEG-MOVE-03'); // no tool fits
  });
});

describe('the way that a notched base ends', () => {
  const WALKER: Partial<Cast> = {
    at: [[300, 300]],
    card: { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 9, speed: 2 },
  };
  const why = (facing?: number) =>
    acting(WALKER)
      .give('move')
      .why({ x: 40000, y: 30000, z: 0, ...(facing !== undefined && { facing }) });

  test('LEG-MOVE-13 it is that of the tool: within a degree, to either side, or left to it', () => {
    expect([why(), why(0), why(100), why(35900)]).toEqual([undefined, undefined, undefined, undefined]);
    expect([why(101), why(35899), why(18000)]).toEqual(['LEG-MOVE-13', 'LEG-MOVE-13', 'LEG-MOVE-13']);
  });

  test('LEG-MOVE-12 a bent tool turns it as far as the tool is bent', () => {
    const g = acting(WALKER).give('move');
    const ends = g.legal() as { x: number; y: number; facing: number }[];
    const bent = ends.find(p => p.facing > 1000 && p.facing < 18000);
    const turned = (by: number) => bent && g.why({ ...bent, z: 0, facing: bent.facing + by });
    expect([turned(0), turned(99)]).toEqual([undefined, undefined]);
    expect([turned(200), turned(-200), turned(18000)]).toEqual(['LEG-MOVE-13', 'LEG-MOVE-13', 'LEG-MOVE-13']);
  });
});
