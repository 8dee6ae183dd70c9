import type { ItemDef } from '../types.js';

export const item101: ItemDef = {
  id: 101,
  key: 'second-skin',
  slot: 'body',
  price: 30,
  count: 1,
  limit: 'none',
  effects: [{ event: 'always', give: { effect: { modifierDeck: { remove: { '-1': 2 } } } } }],
};
