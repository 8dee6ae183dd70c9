import type { ItemDef } from '../types.js';

export const item33: ItemDef = {
  id: 33,
  key: 'volatile-bomb',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'consumed',
  prosperity: 4,
  effects: [
    {
      event: 'attackAction',
      if: ['ranged', 'singleTarget'],
      give: {
        set: {
          area: {
            self: false,
            hexes: [
              [0, 0],
              [1, -1],
              [1, 0],
            ],
          },
        },
      },
    },
  ],
};
