import type { ItemDef } from '../types.js';

export const item86: ItemDef = {
  id: 86,
  key: 'wand-of-tremors',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'spent',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['earth'] }] }],
};
