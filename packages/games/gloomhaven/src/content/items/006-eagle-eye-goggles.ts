import type { ItemDef } from '../types.js';

export const item6: ItemDef = {
  id: 6,
  key: 'eagle-eye-goggles',
  slot: 'head',
  price: 30,
  count: 2,
  limit: 'spent',
  prosperity: 1,
  effects: [{ event: 'attackAction', give: { advantage: true } }],
};
