import type { ItemDef } from '../types.js';

export const item123: ItemDef = {
  id: 123,
  key: 'ring-of-skulls',
  slot: 'small',
  price: 50,
  count: 2,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'summon', count: 1, summon: { id: 'skeleton', hp: 3, move: 2, attack: 2, range: null } }],
    },
  ],
};
