import type { ItemDef } from '../types.js';

export const item43: ItemDef = {
  id: 43,
  key: 'boots-of-quickness',
  slot: 'legs',
  price: 75,
  count: 2,
  limit: 'spent',
  prosperity: 6,
  effects: [{ event: 'afterCardsRevealed', give: { effect: { initiative: { plusOrMinus: 20 } } } }],
};
