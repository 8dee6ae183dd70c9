import type { ItemDef } from '../types.js';

export const item97: ItemDef = {
  id: 97,
  key: 'endurance-footwraps',
  slot: 'legs',
  price: 40,
  count: 1,
  limit: 'none',
  effects: [
    { event: 'turnEnd', if: ['movedThisTurnAtLeast:4'], do: [{ a: 'heal', n: 1, on: { who: 'self' } }] },
  ],
};
