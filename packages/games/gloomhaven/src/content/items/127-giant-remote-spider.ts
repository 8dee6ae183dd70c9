import type { ItemDef } from '../types.js';

export const item127: ItemDef = {
  id: 127,
  key: 'giant-remote-spider',
  slot: 'small',
  price: 60,
  count: 1,
  limit: 'consumed',
  effects: [{ event: 'duringTurn', do: [{ a: 'loot', n: 1 }] }],
};
