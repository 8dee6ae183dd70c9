import type { ItemDef } from '../types.js';

export const item70: ItemDef = {
  id: 70,
  key: 'second-chance-ring',
  slot: 'small',
  price: 75,
  count: 2,
  limit: 'consumed',
  prosperity: 9,
  effects: [
    {
      event: 'turnEnd',
      do: [{ a: 'extraTurn', on: { who: 'self' }, cardsFromHand: 2, initiativeMustBeLater: true }],
    },
  ],
};
