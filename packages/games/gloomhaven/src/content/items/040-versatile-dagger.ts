import type { ItemDef } from '../types.js';

export const item40: ItemDef = {
  id: 40,
  key: 'versatile-dagger',
  slot: 'oneHand',
  price: 25,
  count: 2,
  limit: 'none',
  prosperity: 5,
  effects: [{ event: 'always', give: { effect: { defaultTop: { attack: 3 } } } }],
};
