import type { ItemDef } from '../types.js';

export const item65: ItemDef = {
  id: 65,
  key: 'platemail',
  slot: 'body',
  price: 50,
  count: 2,
  limit: 'spent',
  uses: 5,
  minusOneCards: 5,
  prosperity: 9,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1 } } }],
};
