import type { ItemDef } from '../types.js';

export const item83: ItemDef = {
  id: 83,
  key: 'wand-of-frost',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'spent',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['ice'] }] }],
};
