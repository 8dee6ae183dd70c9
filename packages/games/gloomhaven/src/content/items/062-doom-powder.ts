import type { ItemDef } from '../types.js';

export const item62: ItemDef = {
  id: 62,
  key: 'doom-powder',
  slot: 'small',
  price: 40,
  count: 2,
  limit: 'consumed',
  prosperity: 8,
  effects: [{ event: 'attack', give: { conditions: ['stun', 'poison', 'curse'] } }],
};
