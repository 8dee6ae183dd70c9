import type { ItemDef } from '../types.js';

export const item21: ItemDef = {
  id: 21,
  key: 'stun-powder',
  slot: 'small',
  price: 20,
  count: 2,
  limit: 'consumed',
  prosperity: 2,
  effects: [{ event: 'attack', give: { conditions: ['stun'] } }],
};
