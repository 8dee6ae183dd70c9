import type { ItemDef } from '../types.js';

export const item118: ItemDef = {
  id: 118,
  key: 'staff-of-elements',
  slot: 'twoHand',
  price: 50,
  count: 2,
  limit: 'spent',
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['wild'] }] }],
};
