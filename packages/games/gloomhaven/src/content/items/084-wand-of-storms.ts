import type { ItemDef } from '../types.js';

export const item84: ItemDef = {
  id: 84,
  key: 'wand-of-storms',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'spent',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['air'] }] }],
};
