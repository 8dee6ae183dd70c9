import type { ItemDef } from '../types.js';

export const item108: ItemDef = {
  id: 108,
  key: 'drakescale-helm',
  slot: 'head',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [{ event: 'gainsCondition:muddle', give: { effect: { conditionInstead: 'strengthen' } } }],
};
