import type { ItemDef } from '../types.js';

export const item5: ItemDef = {
  id: 5,
  key: 'cloak-of-invisibility',
  slot: 'body',
  price: 20,
  count: 2,
  limit: 'consumed',
  prosperity: 1,
  effects: [
    { event: 'duringTurn', do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] },
  ],
};
