import type { ItemDef } from '../types.js';

export const item122: ItemDef = {
  id: 122,
  key: 'orb-of-twilight',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [{ event: 'duringTurn', do: [{ a: 'consume', elements: ['light'], give: { infuse: ['dark'] } }] }],
};
