import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UnitCard } from '../content/cards.js';
import { scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** A roof between x = 400 and 600, in the zone of player 1. */
const roof = (top: number) => piece('roof', [400, 20, 600, 140], top);
const tank = (type: UnitCard['type']) =>
  ({ type, base: 60, silhouette: [0, 90], speed: 2, wounds: 5 }) as const;
const at = (x: number, z: number) => ({ x: x * 100, y: 8000, z: z * 100, facing: 0 });

describe.each([
  ['LEG-UTYPE-38', 'groundVehicle'],
  ['LEG-UTYPE-48', 'repulsorVehicle'],
] as const)('%s', (rule, type) => {
  test(`${rule} ${type === 'repulsorVehicle' ? 'LEG-GAP-122 ' : ''}deployed, part of its base may stick out over the rim unless it falls or tilts by more than 45 degrees`, () => {
    const placed = (x: number, top: number) =>
      scene({
        now: 'deploy',
        round: 0,
        battle: { deployment: 'battle-lines' },
        terrain: [roof(top)],
        units: {
          A: { at: [[0, 0]], where: 'aside', card: tank(type) },
          B: { at: [[0, 0]], where: 'aside' },
          X: { at: [[900, 800]] },
        },
      })
        .give('A')
        .why([at(x, top)]);
    expect([placed(590, 80), placed(600, 80)]).toEqual([undefined, undefined]);
    expect([placed(601, 80), unlike(undefined, placed(625, 80))]).toEqual([rule, rule]);
    expect(placed(640, 80)).toBe('G-29'); // nothing is under it
    expect([placed(609, 40), placed(611, 40)]).toEqual([rule, undefined]); // 45 degrees at 610
  });

  test(`${rule} it does not end a move where it would fall`, () => {
    const moved = (x: number) =>
      scene({
        acting: 'A',
        terrain: [roof(80)],
        units: {
          A: { at: [[500, 80, 80]], card: tank(type) },
          X: { at: [[900, 800]] },
          Y: { at: [[1000, 800]], order: 'up' },
        },
      })
        .give('move')
        .why(at(x, 80));
    expect([moved(590), moved(615)]).toEqual([undefined, rule]);
  });
});
