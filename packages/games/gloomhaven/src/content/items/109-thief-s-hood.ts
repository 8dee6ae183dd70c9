import type { ItemDef } from '../types.js';

export const item109: ItemDef = {
  id: 109,
  key: 'thief-s-hood',
  slot: 'head',
  price: 20,
  count: 1,
  limit: 'consumed',
  effects: [{ event: 'lootAbility', if: ['lootValue:1'], give: { set: { n: 2 } } }],
};
