import type { ItemDef } from '../types.js';

export const item28: ItemDef = {
  id: 28,
  key: 'moon-earring',
  slot: 'small',
  price: 20,
  count: 2,
  limit: 'consumed',
  prosperity: 3,
  effects: [{ event: 'duringTurn', do: [{ a: 'refresh', state: ['spent'], n: 'all', on: { who: 'self' } }] }],
};
