import type { ItemDef } from '../types.js';

export const item36: ItemDef = {
  id: 36,
  key: 'boots-of-dashing',
  slot: 'legs',
  price: 40,
  count: 2,
  limit: 'spent',
  prosperity: 5,
  effects: [{ event: 'moveAbility', give: { add: { move: 3 } } }],
};
