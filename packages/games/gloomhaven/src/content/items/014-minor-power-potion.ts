import type { ItemDef } from '../types.js';

export const item14: ItemDef = {
  id: 14,
  key: 'minor-power-potion',
  slot: 'small',
  price: 10,
  count: 4,
  limit: 'consumed',
  prosperity: 1,
  effects: [{ event: 'attackAction', give: { add: { attack: 1 } } }],
};
