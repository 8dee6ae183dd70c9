import type { ItemDef } from '../types.js';

export const item42: ItemDef = {
  id: 42,
  key: 'ring-of-haste',
  slot: 'small',
  price: 30,
  count: 2,
  limit: 'consumed',
  prosperity: 5,
  effects: [{ event: 'turnEnd', do: [{ a: 'playCard', from: 'hand', half: 'bottom' }] }],
};
