import type { ItemDef } from '../types.js';

export const item80: ItemDef = {
  id: 80,
  key: 'tremor-blade',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'none',
  randomDesign: true,
  effects: [{ event: 'attack', if: ['melee'], give: { add: { attack: 2 } }, cost: { consume: ['earth'] } }],
};
