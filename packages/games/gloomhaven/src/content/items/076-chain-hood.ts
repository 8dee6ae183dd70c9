import type { ItemDef } from '../types.js';

export const item76: ItemDef = {
  id: 76,
  key: 'chain-hood',
  slot: 'head',
  price: 40,
  count: 2,
  limit: 'none',
  minusOneCards: 1,
  randomDesign: true,
  effects: [{ event: 'always', if: ['adjacentMonstersAtLeast:3'], give: { add: { shield: 1 } } }],
};
