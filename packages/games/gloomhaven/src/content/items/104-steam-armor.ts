import type { ItemDef } from '../types.js';

export const item104: ItemDef = {
  id: 104,
  key: 'steam-armor',
  slot: 'body',
  price: 50,
  count: 1,
  limit: 'consumed',
  uses: 5,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1 } } }],
};
