import type { ItemDef } from '../types.js';

export const item95: ItemDef = {
  id: 95,
  key: 'scroll-of-stamina',
  slot: 'small',
  price: 50,
  count: 2,
  limit: 'consumed',
  randomDesign: true,
  effects: [
    {
      event: 'duringTurn',
      do: [{ a: 'recover', pile: 'discard', n: 2, on: { who: 'ally', within: 5 }, upTo: true, may: true }],
    },
  ],
};
