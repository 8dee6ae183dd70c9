import type { ItemDef } from '../types.js';

export const item133: ItemDef = {
  id: 133,
  key: 'resonant-crystal',
  slot: 'small',
  price: 20,
  count: 1,
  limit: 'consumed',
  effects: [{ event: 'duringTurn', do: [{ a: 'destroyObstacle', count: 1, within: 1 }] }],
};
