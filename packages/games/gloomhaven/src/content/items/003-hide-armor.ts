import type { ItemDef } from '../types.js';

export const item3: ItemDef = {
  id: 3,
  key: 'hide-armor',
  slot: 'body',
  price: 10,
  count: 2,
  limit: 'spent',
  uses: 2,
  minusOneCards: 2,
  prosperity: 1,
  effects: [{ event: 'damagedByAttack', give: { add: { shield: 1 } } }],
};
