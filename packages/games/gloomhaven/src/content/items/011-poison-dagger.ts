import type { ItemDef } from '../types.js';

export const item11: ItemDef = {
  id: 11,
  key: 'poison-dagger',
  slot: 'oneHand',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 1,
  effects: [{ event: 'attack', if: ['melee'], give: { conditions: ['poison'] } }],
};
