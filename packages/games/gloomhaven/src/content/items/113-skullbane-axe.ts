import type { ItemDef } from '../types.js';

export const item113: ItemDef = {
  id: 113,
  key: 'skullbane-axe',
  slot: 'twoHand',
  price: 50,
  count: 1,
  limit: 'spent',
  effects: [
    {
      event: 'attack',
      if: ['melee', 'targetKind:living-corpse,living-spirit,living-bones'],
      give: { add: { attack: 5 } },
    },
  ],
};
