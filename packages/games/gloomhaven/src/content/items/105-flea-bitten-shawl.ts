import type { ItemDef } from '../types.js';

export const item105: ItemDef = {
  id: 105,
  key: 'flea-bitten-shawl',
  slot: 'body',
  price: 10,
  count: 1,
  limit: 'none',
  effects: [{ event: 'always', give: { effect: { initiativeForEnemyFocus: 99 } } }],
};
