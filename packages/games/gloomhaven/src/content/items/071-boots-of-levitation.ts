import type { ItemDef } from '../types.js';

export const item71: ItemDef = {
  id: 71,
  key: 'boots-of-levitation',
  slot: 'legs',
  price: 50,
  count: 2,
  limit: 'none',
  randomDesign: true,
  effects: [{ event: 'always', give: { flying: true } }],
};
