import type { ItemDef } from '../types.js';

export const item32: ItemDef = {
  id: 32,
  key: 'tower-shield',
  slot: 'oneHand',
  price: 40,
  count: 2,
  limit: 'spent',
  prosperity: 4,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 2 } } }],
};
