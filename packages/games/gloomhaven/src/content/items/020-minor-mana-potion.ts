import type { ItemDef } from '../types.js';

export const item20: ItemDef = {
  id: 20,
  key: 'minor-mana-potion',
  slot: 'small',
  price: 10,
  count: 4,
  limit: 'consumed',
  prosperity: 2,
  effects: [{ event: 'duringTurn', do: [{ a: 'infuse', elements: ['wild'] }] }],
};
