import type { ItemDef } from '../types.js';

export const item68: ItemDef = {
  id: 68,
  key: 'halberd',
  slot: 'twoHand',
  price: 75,
  count: 2,
  limit: 'none',
  prosperity: 9,
  effects: [
    {
      event: 'attackAbility',
      if: ['melee', 'singleTarget'],
      give: { set: { on: { who: 'enemy', within: 2 } } },
      may: true,
    },
  ],
};
