import type { ItemDef } from '../types.js';

export const item26: ItemDef = {
  id: 26,
  key: 'long-spear',
  slot: 'twoHand',
  price: 30,
  count: 2,
  limit: 'spent',
  prosperity: 3,
  effects: [
    {
      event: 'attackAbility',
      if: ['melee', 'singleTarget'],
      give: {
        set: {
          area: {
            self: true,
            hexes: [
              [0, 1],
              [0, 2],
            ],
          },
        },
      },
    },
  ],
};
