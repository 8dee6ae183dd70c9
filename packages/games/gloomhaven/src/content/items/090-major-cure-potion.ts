import type { ItemDef } from '../types.js';

export const item90: ItemDef = {
  id: 90,
  key: 'major-cure-potion',
  slot: 'small',
  price: 30,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'removeConditions', which: 'negative', n: 'all', on: { who: 'self' } }],
      usableWhileStunned: true,
    },
  ],
};
