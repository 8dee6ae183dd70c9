import type { ItemDef } from '../types.js';

export const item54: ItemDef = {
  id: 54,
  key: 'staff-of-eminence',
  slot: 'twoHand',
  price: 60,
  count: 2,
  limit: 'spent',
  prosperity: 7,
  effects: [
    { event: 'attackAction', if: ['ranged'], give: { add: { attack: 1 } }, cost: { consume: ['wild'] } },
  ],
};
