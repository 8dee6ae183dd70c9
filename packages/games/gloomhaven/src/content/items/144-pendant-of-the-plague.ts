import type { ItemDef } from '../types.js';

export const item144: ItemDef = {
  id: 144,
  key: 'pendant-of-the-plague',
  slot: 'head',
  price: 50,
  count: 1,
  limit: 'spent',
  solo: 'plagueherald',
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'condition', conditions: ['poison', 'curse'], on: { who: 'enemy', within: 3 } }],
    },
  ],
};
