import type { ItemDef } from '../types.js';

export const item52: ItemDef = {
  id: 52,
  key: 'protective-charm',
  slot: 'head',
  price: 60,
  count: 2,
  limit: 'none',
  prosperity: 7,
  effects: [{ event: 'always', give: { immune: ['poison', 'wound'] } }],
};
