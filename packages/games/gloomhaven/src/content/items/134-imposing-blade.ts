import type { ItemDef } from '../types.js';

export const item134: ItemDef = {
  id: 134,
  key: 'imposing-blade',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'brute',
  effects: [
    { event: 'kills', if: ['yourTurn'], do: [{ a: 'shield', n: 1, on: { who: 'self' }, active: 'round' }] },
  ],
};
