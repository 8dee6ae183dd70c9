import type { ItemDef } from '../types.js';

export const item85: ItemDef = {
  id: 85,
  key: 'wand-of-infernos',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'spent',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['fire'] }] }],
};
