import type { ItemDef } from '../types.js';

export const item35: ItemDef = {
  id: 35,
  key: 'falcon-figurine',
  slot: 'small',
  price: 50,
  count: 2,
  limit: 'consumed',
  prosperity: 4,
  effects: [
    {
      event: 'duringTurn',
      do: [
        {
          a: 'summon',
          count: 1,
          summon: { id: 'jade-falcon', hp: 2, move: 3, attack: 2, range: null, flying: true },
        },
      ],
    },
  ],
};
