import type { ItemDef } from '../types.js';

export const item135: ItemDef = {
  id: 135,
  key: 'focusing-ray',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'consumed',
  solo: 'tinkerer',
  effects: [{ event: 'healAction', give: { double: true } }],
};
