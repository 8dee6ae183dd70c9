import type { ItemDef } from '../types.js';

export const item116: ItemDef = {
  id: 116,
  key: 'fueled-falchion',
  slot: 'oneHand',
  price: 20,
  count: 2,
  limit: 'consumed',
  effects: [
    {
      event: 'attack',
      if: ['melee', 'singleTarget'],
      do: [
        { a: 'damage', n: 1, on: { who: 'target' } },
        { a: 'damage', n: 1, on: { who: 'enemy', count: 'all', within: 1, of: 'target' } },
      ],
    },
  ],
};
