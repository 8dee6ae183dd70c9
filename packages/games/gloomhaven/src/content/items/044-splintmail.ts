import type { ItemDef } from '../types.js';

export const item44: ItemDef = {
  id: 44,
  key: 'splintmail',
  slot: 'body',
  price: 35,
  count: 2,
  limit: 'spent',
  uses: 4,
  minusOneCards: 4,
  prosperity: 6,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1 } } }],
};
