import type { ItemDef } from '../types.js';

export const item128: ItemDef = {
  id: 128,
  key: 'black-censer',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'condition', conditions: ['muddle'], on: { who: 'enemy', count: 'all', within: 2 } }],
    },
  ],
};
