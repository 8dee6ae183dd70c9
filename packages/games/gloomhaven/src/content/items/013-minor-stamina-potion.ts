import type { ItemDef } from '../types.js';

export const item13: ItemDef = {
  id: 13,
  key: 'minor-stamina-potion',
  slot: 'small',
  price: 10,
  count: 4,
  limit: 'consumed',
  prosperity: 1,
  effects: [
    { event: 'duringTurn', do: [{ a: 'recover', pile: 'discard', n: 2, on: { who: 'self' }, upTo: true }] },
  ],
};
