import type { ItemDef } from '../types.js';

export const item121: ItemDef = {
  id: 121,
  key: 'orb-of-dawn',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [{ event: 'duringTurn', do: [{ a: 'consume', elements: ['dark'], give: { infuse: ['light'] } }] }],
};
