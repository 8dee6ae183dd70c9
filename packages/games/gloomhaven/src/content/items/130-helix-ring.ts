import type { ItemDef } from '../types.js';

export const item130: ItemDef = {
  id: 130,
  key: 'helix-ring',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [
        {
          a: 'consume',
          elements: ['light', 'dark'],
          give: { do: [{ a: 'heal', n: 25, on: { who: 'self' } }] },
        },
      ],
    },
  ],
};
