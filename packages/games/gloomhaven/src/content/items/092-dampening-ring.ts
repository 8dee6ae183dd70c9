import type { ItemDef } from '../types.js';

export const item92: ItemDef = {
  id: 92,
  key: 'dampening-ring',
  slot: 'small',
  price: 25,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [{ event: 'enemyWouldConsumeElement', do: [{ a: 'consumeInstead' }] }],
};
