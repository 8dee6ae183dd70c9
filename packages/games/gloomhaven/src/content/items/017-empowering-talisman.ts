import type { ItemDef } from '../types.js';

export const item17: ItemDef = {
  id: 17,
  key: 'empowering-talisman',
  slot: 'head',
  price: 45,
  count: 2,
  limit: 'consumed',
  prosperity: 2,
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'refresh', state: ['consumed'], n: 1, on: { who: 'self' }, itemSlots: ['small'] }],
    },
  ],
};
