import type { ItemDef } from '../types.js';

export const item78: ItemDef = {
  id: 78,
  key: 'storm-blade',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'none',
  randomDesign: true,
  effects: [{ event: 'attack', if: ['melee'], give: { add: { attack: 2 } }, cost: { consume: ['air'] } }],
};
