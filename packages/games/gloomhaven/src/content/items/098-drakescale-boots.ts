import type { ItemDef } from '../types.js';

export const item98: ItemDef = {
  id: 98,
  key: 'drakescale-boots',
  slot: 'legs',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [{ event: 'always', give: { immune: ['difficultTerrain', 'hazardousTerrain'] } }],
};
