import type { ItemDef } from '../types.js';

export const item117: ItemDef = {
  id: 117,
  key: 'bloody-axe',
  slot: 'oneHand',
  price: 40,
  count: 2,
  limit: 'spent',
  effects: [{ event: 'attackAction', if: ['melee'], give: { add: { attack: 1 } }, cost: { damageSelf: 2 } }],
};
