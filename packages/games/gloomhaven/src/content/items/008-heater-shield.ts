import type { ItemDef } from '../types.js';

export const item8: ItemDef = {
  id: 8,
  key: 'heater-shield',
  slot: 'oneHand',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 1,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1 } } }],
};
