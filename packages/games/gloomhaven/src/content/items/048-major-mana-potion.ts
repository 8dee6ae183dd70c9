import type { ItemDef } from '../types.js';

export const item48: ItemDef = {
  id: 48,
  key: 'major-mana-potion',
  slot: 'small',
  price: 30,
  count: 4,
  limit: 'consumed',
  prosperity: 6,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['wild', 'wild'] }] }],
};
