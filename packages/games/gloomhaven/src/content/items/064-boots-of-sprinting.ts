import type { ItemDef } from '../types.js';

export const item64: ItemDef = {
  id: 64,
  key: 'boots-of-sprinting',
  slot: 'legs',
  price: 75,
  count: 2,
  limit: 'spent',
  prosperity: 9,
  effects: [{ event: 'moveAbility', give: { add: { move: 4 } } }],
};
