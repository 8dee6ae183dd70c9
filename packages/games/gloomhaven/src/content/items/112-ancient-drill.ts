import type { ItemDef } from '../types.js';

export const item112: ItemDef = {
  id: 112,
  key: 'ancient-drill',
  slot: 'twoHand',
  price: 30,
  count: 2,
  limit: 'consumed',
  effects: [{ event: 'attackAction', if: ['melee'], give: { add: { attack: 2 }, pierce: 2 } }],
};
