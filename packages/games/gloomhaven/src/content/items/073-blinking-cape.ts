import type { ItemDef } from '../types.js';

export const item73: ItemDef = {
  id: 73,
  key: 'blinking-cape',
  slot: 'body',
  price: 50,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'move', n: 4, jump: true }] }],
};
