import { terrainAt } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { expect, test } from 'vitest';
import { planOf } from './content/maps.js';
import { fieldOf } from './ground.js';
import type { S } from './state.js';

type Land = S['land'];

test('GLM-TILE-02 GLM-TILE-04 boards that differ in one door, room or thing are not taken for one another', () => {
  const plan = planOf(1);
  const door = sure(plan.doors[0], 'one of doors');
  const floor = sure(plan.start[0], 'one of start');
  const land: Land = { scenario: 1, rooms: [...door.rooms], open: [], locked: [], things: [] };
  const at = (more: Partial<Land>, hex: number): string =>
    terrainAt(fieldOf({ land: { ...land, ...more } }), hex);
  const thing = { id: 'x', what: 'spike', at: [floor], damage: null, conditions: [], by: null } as const;
  expect([
    at({}, door.at),
    at({ open: [door.id] }, door.at),
    at({ locked: [door.id] }, door.at),
    at({ rooms: [] }, door.at),
  ]).toEqual(['closed-door', 'open-door', 'locked-door', 'wall']);
  for (const kind of ['obstacle', 'trap', 'hazardous', 'difficult', 'treasure'] as const)
    expect(at({ things: [{ ...thing, kind }] }, floor)).toBe(kind);
  expect(at({ things: [{ ...thing, kind: 'plate' }] }, floor)).toBe('pressure-plate');
  expect(at({}, floor)).toBe('floor');
  const sizeOf = (scenario: 1 | 2): number => fieldOf({ land: { ...land, scenario } }).size;
  expect([sizeOf(1), sizeOf(2)]).toEqual([plan.columns * plan.rows, planOf(2).columns * planOf(2).rows]);
  expect(sizeOf(1)).not.toBe(sizeOf(2));
});
