import type { ItemDef } from '../types.js';

export const item46: ItemDef = {
  id: 46,
  key: 'spiked-shield',
  slot: 'oneHand',
  price: 40,
  count: 2,
  limit: 'spent',
  prosperity: 6,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1, retaliate: 2 } } }],
};
