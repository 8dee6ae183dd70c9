import type { ItemDef } from '../types.js';

export const item25: ItemDef = {
  id: 25,
  key: 'jagged-sword',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'spent',
  prosperity: 3,
  effects: [{ event: 'attack', if: ['melee'], give: { conditions: ['wound'] } }],
};
