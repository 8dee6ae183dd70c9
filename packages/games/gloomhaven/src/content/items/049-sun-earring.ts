import type { ItemDef } from '../types.js';

export const item49: ItemDef = {
  id: 49,
  key: 'sun-earring',
  slot: 'small',
  price: 40,
  count: 2,
  limit: 'consumed',
  prosperity: 6,
  effects: [
    {
      event: 'duringTurn',
      do: [
        { a: 'refresh', state: ['spent'], n: 'all', on: { who: 'self' } },
        { a: 'heal', n: 3, on: { who: 'self' } },
      ],
    },
  ],
};
