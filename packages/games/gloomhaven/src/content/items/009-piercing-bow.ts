import type { ItemDef } from '../types.js';

export const item9: ItemDef = {
  id: 9,
  key: 'piercing-bow',
  slot: 'twoHand',
  price: 30,
  count: 2,
  limit: 'consumed',
  prosperity: 1,
  effects: [{ event: 'attackAction', if: ['ranged'], give: { ignoreShield: true } }],
};
