import type { ItemDef } from '../types.js';

export const item29: ItemDef = {
  id: 29,
  key: 'comfortable-shoes',
  slot: 'legs',
  price: 30,
  count: 2,
  limit: 'none',
  prosperity: 4,
  effects: [{ event: 'always', give: { effect: { defaultBottom: { move: 3 } } } }],
};
