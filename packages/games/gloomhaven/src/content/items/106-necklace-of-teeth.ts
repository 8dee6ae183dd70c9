import type { ItemDef } from '../types.js';

export const item106: ItemDef = {
  id: 106,
  key: 'necklace-of-teeth',
  slot: 'head',
  price: 40,
  count: 1,
  limit: 'none',
  effects: [{ event: 'kills', if: ['yourTurn'], do: [{ a: 'heal', n: 1, on: { who: 'self' } }] }],
};
