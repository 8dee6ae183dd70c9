import type { ItemDef } from '../types.js';

export const item141: ItemDef = {
  id: 141,
  key: 'utility-belt',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  noRefresh: true,
  solo: 'quartermaster',
  effects: [
    {
      event: 'duringTurn',
      do: [
        {
          a: 'refresh',
          state: ['spent', 'consumed'],
          n: 1,
          on: { who: 'selfOrAlly', within: 'any' },
          may: true,
        },
      ],
    },
  ],
};
