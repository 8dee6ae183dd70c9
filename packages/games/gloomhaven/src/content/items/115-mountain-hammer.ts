import type { ItemDef } from '../types.js';

export const item115: ItemDef = {
  id: 115,
  key: 'mountain-hammer',
  slot: 'twoHand',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [
        { a: 'summon', count: 1, summon: { id: 'warrior-spirit', hp: 4, move: 1, attack: 3, range: null } },
      ],
    },
  ],
};
