import type { ItemDef } from '../types.js';

export const item126: ItemDef = {
  id: 126,
  key: 'remote-spider',
  slot: 'small',
  price: 40,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'condition', conditions: ['poison'], on: { who: 'enemy', count: 'all', within: 1 } }],
    },
  ],
};
