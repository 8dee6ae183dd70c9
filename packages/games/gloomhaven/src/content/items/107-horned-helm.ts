import type { ItemDef } from '../types.js';

export const item107: ItemDef = {
  id: 107,
  key: 'horned-helm',
  slot: 'head',
  price: 30,
  count: 2,
  limit: 'none',
  effects: [
    {
      event: 'attack',
      if: ['melee', 'movedThisTurnAtLeast:4'],
      give: { add: { attack: 1 } },
      limitPerTurn: 1,
    },
  ],
};
