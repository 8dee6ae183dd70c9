import type { ItemDef } from '../types.js';

export const item140: ItemDef = {
  id: 140,
  key: 'sun-shield',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'sunkeeper',
  effects: [
    { event: 'damagedByAttack', give: { add: { shield: 3 } }, may: true, cost: { consume: ['light'] } },
  ],
};
