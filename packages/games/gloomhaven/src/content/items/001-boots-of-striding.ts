import type { ItemDef } from '../types.js';

export const item1: ItemDef = {
  id: 1,
  key: 'boots-of-striding',
  slot: 'legs',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 1,
  effects: [{ event: 'moveAbility', give: { add: { move: 2 } } }],
};
