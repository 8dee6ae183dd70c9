import type { ItemDef } from '../types.js';

export const item67: ItemDef = {
  id: 67,
  key: 'balanced-blade',
  slot: 'oneHand',
  price: 60,
  count: 2,
  limit: 'none',
  prosperity: 9,
  effects: [{ event: 'always', give: { effect: { defaultTop: { attack: 4 } } } }],
};
