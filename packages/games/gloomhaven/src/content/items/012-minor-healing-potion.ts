import type { ItemDef } from '../types.js';

export const item12: ItemDef = {
  id: 12,
  key: 'minor-healing-potion',
  slot: 'small',
  price: 10,
  count: 4,
  limit: 'consumed',
  prosperity: 1,
  effects: [{ event: 'duringTurn', do: [{ a: 'heal', n: 3, on: { who: 'self' } }] }],
};
