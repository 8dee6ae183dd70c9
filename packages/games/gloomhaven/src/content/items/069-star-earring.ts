import type { ItemDef } from '../types.js';

export const item69: ItemDef = {
  id: 69,
  key: 'star-earring',
  slot: 'small',
  price: 70,
  count: 2,
  limit: 'consumed',
  prosperity: 9,
  effects: [
    {
      event: 'duringTurn',
      do: [
        { a: 'refresh', state: ['spent'], n: 'all', on: { who: 'self' } },
        { a: 'heal', n: 3, on: { who: 'self' } },
        { a: 'recover', pile: 'discard', n: 2, on: { who: 'self' }, upTo: true },
      ],
    },
  ],
};
