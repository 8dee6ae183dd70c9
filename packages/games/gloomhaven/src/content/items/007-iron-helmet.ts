import type { ItemDef } from '../types.js';

export const item7: ItemDef = {
  id: 7,
  key: 'iron-helmet',
  slot: 'head',
  price: 10,
  count: 2,
  limit: 'none',
  prosperity: 1,
  effects: [{ event: 'attacked', give: { effect: { attackerModifier: { '2x': '+0' } } } }],
};
