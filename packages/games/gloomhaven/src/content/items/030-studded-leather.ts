import type { ItemDef } from '../types.js';

export const item30: ItemDef = {
  id: 30,
  key: 'studded-leather',
  slot: 'body',
  price: 30,
  count: 2,
  limit: 'spent',
  prosperity: 4,
  effects: [{ event: 'attacked', give: { add: { shield: 1 }, disadvantage: true } }],
};
