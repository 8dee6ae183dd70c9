import type { ItemDef } from '../types.js';

export const item63: ItemDef = {
  id: 63,
  key: 'lucky-eye',
  slot: 'small',
  price: 60,
  count: 2,
  limit: 'consumed',
  prosperity: 8,
  effects: [
    {
      event: 'duringTurn',
      do: [
        {
          a: 'condition',
          conditions: ['strengthen'],
          on: { who: 'selfAndAllies', count: 'all', within: 1 },
        },
      ],
    },
  ],
};
