import type { ItemDef } from '../types.js';

export const item132: ItemDef = {
  id: 132,
  key: 'power-core',
  slot: 'small',
  price: 75,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [
        {
          a: 'summon',
          count: 1,
          summon: { id: 'steel-construct', hp: 5, move: 2, attack: 3, range: null },
        },
      ],
    },
  ],
};
