import type { ItemDef } from '../types.js';

export const item34: ItemDef = {
  id: 34,
  key: 'major-stamina-potion',
  slot: 'small',
  price: 30,
  count: 4,
  limit: 'consumed',
  prosperity: 4,
  effects: [
    { event: 'duringTurn', do: [{ a: 'recover', pile: 'discard', n: 3, on: { who: 'self' }, upTo: true }] },
  ],
};
