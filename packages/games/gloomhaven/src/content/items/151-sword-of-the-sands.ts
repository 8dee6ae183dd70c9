import type { ItemDef } from '../types.js';

export const item151: ItemDef = {
  id: 151,
  key: 'sword-of-the-sands',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [],
};
