import type { ItemDef } from '../types.js';

export const item139: ItemDef = {
  id: 139,
  key: 'psychic-knife',
  slot: 'oneHand',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'mindthief',
  effects: [{ event: 'augmentAction', give: { add: { attack: 1 } } }],
};
