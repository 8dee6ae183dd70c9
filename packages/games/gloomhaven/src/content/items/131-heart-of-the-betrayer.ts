import type { ItemDef } from '../types.js';

export const item131: ItemDef = {
  id: 131,
  key: 'heart-of-the-betrayer',
  slot: 'small',
  price: 60,
  count: 1,
  limit: 'consumed',
  effects: [
    {
      event: 'attacked',
      if: ['attackerAdjacent', 'attackerRank:normal'],
      give: { effect: { attackRedirectedTo: 'allyOfAttackerWithinItsRange' } },
    },
  ],
};
