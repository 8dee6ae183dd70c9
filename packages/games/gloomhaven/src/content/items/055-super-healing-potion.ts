import type { ItemDef } from '../types.js';

export const item55: ItemDef = {
  id: 55,
  key: 'super-healing-potion',
  slot: 'small',
  price: 50,
  count: 4,
  limit: 'consumed',
  prosperity: 7,
  effects: [{ event: 'duringTurn', do: [{ a: 'heal', n: 7, on: { who: 'self' } }] }],
};
