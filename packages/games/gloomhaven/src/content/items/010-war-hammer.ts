import type { ItemDef } from '../types.js';

export const item10: ItemDef = {
  id: 10,
  key: 'war-hammer',
  slot: 'twoHand',
  price: 30,
  count: 2,
  limit: 'consumed',
  prosperity: 1,
  effects: [{ event: 'attackAction', if: ['melee'], give: { conditions: ['stun'] } }],
};
