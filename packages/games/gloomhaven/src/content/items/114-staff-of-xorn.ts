import type { ItemDef } from '../types.js';

export const item114: ItemDef = {
  id: 114,
  key: 'staff-of-xorn',
  slot: 'twoHand',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [{ event: 'attackAction', if: ['ranged'], give: { conditions: ['poison', 'muddle'] } }],
};
