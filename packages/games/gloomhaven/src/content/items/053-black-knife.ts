import type { ItemDef } from '../types.js';

export const item53: ItemDef = {
  id: 53,
  key: 'black-knife',
  slot: 'oneHand',
  price: 25,
  count: 2,
  limit: 'spent',
  prosperity: 7,
  effects: [{ event: 'attack', if: ['melee'], give: { conditions: ['curse'] } }],
};
