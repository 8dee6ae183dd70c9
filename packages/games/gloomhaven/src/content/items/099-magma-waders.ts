import type { ItemDef } from '../types.js';

export const item99: ItemDef = {
  id: 99,
  key: 'magma-waders',
  slot: 'legs',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [
    { event: 'always', give: { immune: ['hazardousTerrain'] } },
    {
      event: 'turnEnd',
      if: ['enteredHazardousTerrainThisTurn'],
      do: [{ a: 'heal', n: 2, on: { who: 'self' } }],
    },
  ],
};
