import type { ItemDef } from '../types.js';

export const item103: ItemDef = {
  id: 103,
  key: 'drakescale-armor',
  slot: 'body',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [{ event: 'always', give: { immune: ['poison', 'wound'] } }],
};
