import type { ItemDef } from '../types.js';

export const item27: ItemDef = {
  id: 27,
  key: 'major-healing-potion',
  slot: 'small',
  price: 30,
  count: 4,
  limit: 'consumed',
  prosperity: 3,
  effects: [{ event: 'duringTurn', do: [{ a: 'heal', n: 5, on: { who: 'self' } }] }],
};
