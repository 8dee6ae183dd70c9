import type { ItemDef } from '../types.js';

export const item94: ItemDef = {
  id: 94,
  key: 'scroll-of-healing',
  slot: 'small',
  price: 30,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'heal', n: 3, range: 5 }] }],
};
