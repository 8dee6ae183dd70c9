import type { ItemDef } from '../types.js';

export const item15: ItemDef = {
  id: 15,
  key: 'boots-of-speed',
  slot: 'legs',
  price: 30,
  count: 2,
  limit: 'spent',
  prosperity: 2,
  effects: [{ event: 'afterCardsRevealed', give: { effect: { initiative: { plusOrMinus: 10 } } } }],
};
