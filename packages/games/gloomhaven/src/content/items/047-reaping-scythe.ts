import type { ItemDef } from '../types.js';

export const item47: ItemDef = {
  id: 47,
  key: 'reaping-scythe',
  slot: 'twoHand',
  price: 40,
  count: 2,
  limit: 'consumed',
  prosperity: 6,
  effects: [
    {
      event: 'attackAction',
      if: ['melee', 'singleTarget'],
      give: {
        set: {
          area: {
            self: true,
            hexes: [
              [-1, 0],
              [-1, 1],
              [0, 1],
            ],
          },
        },
      },
    },
  ],
};
