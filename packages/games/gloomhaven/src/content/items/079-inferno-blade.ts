import type { ItemDef } from '../types.js';

export const item79: ItemDef = {
  id: 79,
  key: 'inferno-blade',
  slot: 'oneHand',
  price: 30,
  count: 2,
  limit: 'none',
  randomDesign: true,
  effects: [{ event: 'attack', if: ['melee'], give: { add: { attack: 2 } }, cost: { consume: ['fire'] } }],
};
