import type { ItemDef } from '../types.js';

export const item119: ItemDef = {
  id: 119,
  key: 'skull-of-hatred',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'condition', conditions: ['curse'], on: { who: 'enemy', count: 'all', within: 1 } }],
    },
  ],
};
