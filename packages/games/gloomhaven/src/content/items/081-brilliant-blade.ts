import type { ItemDef } from '../types.js';

export const item81: ItemDef = {
  id: 81,
  key: 'brilliant-blade',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'none',
  randomDesign: true,
  effects: [{ event: 'attack', if: ['melee'], give: { add: { attack: 2 } }, cost: { consume: ['light'] } }],
};
