import type { ItemDef } from '../types.js';

export const item61: ItemDef = {
  id: 61,
  key: 'wall-shield',
  slot: 'twoHand',
  price: 60,
  count: 2,
  limit: 'spent',
  prosperity: 8,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 4 } } }],
};
