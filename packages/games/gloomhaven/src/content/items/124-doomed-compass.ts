import type { ItemDef } from '../types.js';

export const item124: ItemDef = {
  id: 124,
  key: 'doomed-compass',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'control', on: { who: 'enemy', within: 5 }, do: [{ a: 'move', n: 2 }], byYou: true }],
    },
  ],
};
