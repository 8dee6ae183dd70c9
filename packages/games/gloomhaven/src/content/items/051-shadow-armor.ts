import type { ItemDef } from '../types.js';

export const item51: ItemDef = {
  id: 51,
  key: 'shadow-armor',
  slot: 'body',
  price: 30,
  count: 2,
  limit: 'consumed',
  prosperity: 7,
  effects: [{ event: 'damagedByAttack', give: { noDamage: true } }],
};
