import type { ItemDef } from '../types.js';

export const item59: ItemDef = {
  id: 59,
  key: 'telescopic-lens',
  slot: 'head',
  price: 50,
  count: 2,
  limit: 'spent',
  prosperity: 8,
  effects: [{ event: 'attackAction', if: ['ranged'], give: { add: { range: 2 } } }],
};
