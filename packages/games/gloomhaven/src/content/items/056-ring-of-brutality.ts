import type { ItemDef } from '../types.js';

export const item56: ItemDef = {
  id: 56,
  key: 'ring-of-brutality',
  slot: 'small',
  price: 40,
  count: 2,
  limit: 'consumed',
  prosperity: 7,
  effects: [{ event: 'turnEnd', do: [{ a: 'playCard', from: 'hand', half: 'top' }] }],
};
