import type { ItemDef } from '../types.js';

export const item137: ItemDef = {
  id: 137,
  key: 'silent-stiletto',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'scoundrel',
  effects: [{ event: 'attack', if: ['melee'], give: { pierce: 1 } }],
};
