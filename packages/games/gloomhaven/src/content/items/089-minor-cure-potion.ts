import type { ItemDef } from '../types.js';

export const item89: ItemDef = {
  id: 89,
  key: 'minor-cure-potion',
  slot: 'small',
  price: 10,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'removeConditions', which: 'negative', n: 1, on: { who: 'self' } }],
      usableWhileStunned: true,
    },
  ],
};
