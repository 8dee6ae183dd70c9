import type { ItemDef } from '../types.js';

export const item45: ItemDef = {
  id: 45,
  key: 'pendant-of-dark-pacts',
  slot: 'head',
  price: 75,
  count: 2,
  limit: 'consumed',
  prosperity: 6,
  effects: [
    {
      event: 'duringTurn',
      do: [
        { a: 'refresh', state: ['consumed'], n: 2, on: { who: 'self' }, itemSlots: ['small'] },
        { a: 'condition', conditions: ['curse'], on: { who: 'self' } },
      ],
    },
  ],
};
