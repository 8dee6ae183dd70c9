import type { ItemDef } from '../types.js';

export const item93: ItemDef = {
  id: 93,
  key: 'scroll-of-power',
  slot: 'small',
  price: 30,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [{ event: 'allyAttackAction', give: { add: { attack: 1 } } }],
};
