import type { ItemDef } from '../types.js';

export const item146: ItemDef = {
  id: 146,
  key: 'master-s-lute',
  slot: 'twoHand',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'soothsinger',
  effects: [
    {
      event: 'afterSongAction',
      choose: [
        { a: 'attack', n: 2 },
        { a: 'move', n: 2 },
      ],
    },
  ],
};
