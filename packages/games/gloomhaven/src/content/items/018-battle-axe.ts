import type { ItemDef } from '../types.js';

export const item18: ItemDef = {
  id: 18,
  key: 'battle-axe',
  slot: 'oneHand',
  price: 20,
  count: 2,
  limit: 'consumed',
  prosperity: 2,
  effects: [
    {
      event: 'attackAction',
      if: ['melee', 'singleTarget'],
      give: {
        set: {
          area: {
            self: true,
            hexes: [
              [-1, 1],
              [0, 1],
            ],
          },
        },
      },
    },
  ],
};
