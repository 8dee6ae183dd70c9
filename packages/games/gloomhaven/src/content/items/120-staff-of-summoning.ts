import type { ItemDef } from '../types.js';

export const item120: ItemDef = {
  id: 120,
  key: 'staff-of-summoning',
  slot: 'twoHand',
  price: 60,
  count: 1,
  limit: 'spent',
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'grant', on: { who: 'summonedAlly', within: 3 }, do: [{ a: 'move', n: 3 }], byYou: true }],
    },
  ],
};
