import type { ItemDef } from '../types.js';

export const item88: ItemDef = {
  id: 88,
  key: 'wand-of-darkness',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'spent',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['dark'] }] }],
};
