import type { ItemDef } from '../types.js';

export const item125: ItemDef = {
  id: 125,
  key: 'curious-gear',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [{ event: 'duringTurn', do: [{ a: 'disarmTrap', count: 'all', within: 2 }] }],
};
