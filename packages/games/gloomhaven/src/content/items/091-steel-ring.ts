import type { ItemDef } from '../types.js';

export const item91: ItemDef = {
  id: 91,
  key: 'steel-ring',
  slot: 'small',
  price: 20,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 4 } } }],
};
