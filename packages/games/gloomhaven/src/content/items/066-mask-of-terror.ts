import type { ItemDef } from '../types.js';

export const item66: ItemDef = {
  id: 66,
  key: 'mask-of-terror',
  slot: 'head',
  price: 50,
  count: 2,
  limit: 'none',
  prosperity: 9,
  effects: [{ event: 'attack', if: ['melee'], give: { push: 1 } }],
};
