import type { ItemDef } from '../types.js';

export const item149: ItemDef = {
  id: 149,
  key: 'elemental-boots',
  slot: 'legs',
  price: 50,
  count: 1,
  limit: 'spent',
  solo: 'elementalist',
  effects: [{ event: 'turnEnd', if: ['movedThisTurnAtLeast:5'], do: [{ a: 'infuse', elements: ['wild'] }] }],
};
