import type { ItemDef } from '../types.js';

export const item57: ItemDef = {
  id: 57,
  key: 'serene-sandals',
  slot: 'legs',
  price: 75,
  count: 2,
  limit: 'none',
  prosperity: 8,
  effects: [{ event: 'always', give: { effect: { defaultBottom: { move: 4 } } } }],
};
