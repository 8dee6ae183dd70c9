import type { ItemDef } from '../types.js';

export const item60: ItemDef = {
  id: 60,
  key: 'unstable-explosives',
  slot: 'oneHand',
  price: 45,
  count: 2,
  limit: 'consumed',
  prosperity: 8,
  effects: [
    {
      event: 'attackAbility',
      if: ['ranged', 'singleTarget'],
      give: {
        set: {
          area: {
            self: false,
            hexes: [
              [0, 0],
              [0, 1],
              [1, 0],
              [1, 1],
            ],
          },
        },
        do: [{ a: 'damage', n: 3, on: { who: 'ally', count: 'all', within: 'area' } }],
      },
    },
  ],
};
