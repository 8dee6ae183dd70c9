import type { ItemDef } from '../types.js';

export const item138: ItemDef = {
  id: 138,
  key: 'stone-charm',
  slot: 'head',
  price: 50,
  count: 1,
  limit: 'spent',
  solo: 'cragheart',
  effects: [{ event: 'actionCreatingObstacle', give: { effect: { extraObstacles: 1 } } }],
};
