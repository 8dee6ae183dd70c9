import type { ItemDef } from '../types.js';

export const item74: ItemDef = {
  id: 74,
  key: 'swordedge-armor',
  slot: 'body',
  price: 40,
  count: 2,
  limit: 'spent',
  uses: 3,
  minusOneCards: 4,
  randomDesign: true,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1, retaliate: 1 } } }],
};
