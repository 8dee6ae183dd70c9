import type { ItemDef } from '../types.js';

export const item96: ItemDef = {
  id: 96,
  key: 'rocket-boots',
  slot: 'legs',
  price: 80,
  count: 2,
  limit: 'spent',
  effects: [{ event: 'moveAbility', give: { add: { move: 3 }, jump: true } }],
};
