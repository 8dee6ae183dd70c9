import type { ItemDef } from '../types.js';

export const item19: ItemDef = {
  id: 19,
  key: 'weighted-net',
  slot: 'twoHand',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 2,
  effects: [{ event: 'attack', if: ['ranged'], give: { conditions: ['immobilize'] } }],
};
