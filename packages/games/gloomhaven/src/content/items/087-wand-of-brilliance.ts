import type { ItemDef } from '../types.js';

export const item87: ItemDef = {
  id: 87,
  key: 'wand-of-brilliance',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'spent',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['light'] }] }],
};
