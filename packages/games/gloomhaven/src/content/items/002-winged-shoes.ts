import type { ItemDef } from '../types.js';

export const item2: ItemDef = {
  id: 2,
  key: 'winged-shoes',
  slot: 'legs',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 1,
  effects: [{ event: 'moveAbility', give: { jump: true } }],
};
