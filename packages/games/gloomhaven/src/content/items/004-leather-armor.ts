import type { ItemDef } from '../types.js';

export const item4: ItemDef = {
  id: 4,
  key: 'leather-armor',
  slot: 'body',
  price: 20,
  count: 2,
  limit: 'spent',
  prosperity: 1,
  effects: [{ event: 'attacked', give: { disadvantage: true } }],
};
