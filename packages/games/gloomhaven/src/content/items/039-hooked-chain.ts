import type { ItemDef } from '../types.js';

export const item39: ItemDef = {
  id: 39,
  key: 'hooked-chain',
  slot: 'twoHand',
  price: 40,
  count: 2,
  limit: 'spent',
  prosperity: 5,
  effects: [{ event: 'attackAction', if: ['ranged'], give: { pull: 2 } }],
};
