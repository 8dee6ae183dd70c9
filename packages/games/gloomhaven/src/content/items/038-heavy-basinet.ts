import type { ItemDef } from '../types.js';

export const item38: ItemDef = {
  id: 38,
  key: 'heavy-basinet',
  slot: 'head',
  price: 30,
  count: 2,
  limit: 'none',
  minusOneCards: 2,
  prosperity: 5,
  effects: [{ event: 'always', give: { immune: ['stun', 'muddle'] } }],
};
