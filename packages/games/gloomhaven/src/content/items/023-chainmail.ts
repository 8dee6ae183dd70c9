import type { ItemDef } from '../types.js';

export const item23: ItemDef = {
  id: 23,
  key: 'chainmail',
  slot: 'body',
  price: 20,
  count: 2,
  limit: 'spent',
  uses: 3,
  minusOneCards: 3,
  prosperity: 3,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1 } } }],
};
