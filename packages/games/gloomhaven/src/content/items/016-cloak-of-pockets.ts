import type { ItemDef } from '../types.js';

export const item16: ItemDef = {
  id: 16,
  key: 'cloak-of-pockets',
  slot: 'body',
  price: 20,
  count: 2,
  limit: 'none',
  prosperity: 2,
  effects: [{ event: 'always', give: { effect: { extraSmallItems: 2 } } }],
};
