import type { ItemDef } from '../types.js';

export const item31: ItemDef = {
  id: 31,
  key: 'hawk-helm',
  slot: 'head',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 4,
  effects: [{ event: 'attackAction', if: ['ranged'], give: { add: { range: 1 } } }],
};
