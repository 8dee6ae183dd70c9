import type { ItemDef } from '../types.js';

export const item41: ItemDef = {
  id: 41,
  key: 'major-power-potion',
  slot: 'small',
  price: 40,
  count: 4,
  limit: 'consumed',
  prosperity: 5,
  effects: [{ event: 'attackAction', give: { add: { attack: 2 } } }],
};
