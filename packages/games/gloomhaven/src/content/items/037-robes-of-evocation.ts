import type { ItemDef } from '../types.js';

export const item37: ItemDef = {
  id: 37,
  key: 'robes-of-evocation',
  slot: 'body',
  price: 40,
  count: 2,
  limit: 'spent',
  prosperity: 5,
  effects: [{ event: 'attackAction', give: { add: { attack: 1 } }, cost: { consume: ['wild'] } }],
};
