import type { ItemDef } from '../types.js';

export const item24: ItemDef = {
  id: 24,
  key: 'amulet-of-life',
  slot: 'head',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 3,
  effects: [{ event: 'duringTurn', do: [{ a: 'heal', n: 1, on: { who: 'self' } }] }],
};
