import type { ItemDef } from '../types.js';

export const item136: ItemDef = {
  id: 136,
  key: 'volatile-elixir',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  solo: 'spellweaver',
  effects: [
    {
      event: 'attackAction',
      if: ['ranged'],
      give: { add: { attack: 2 }, advantage: true },
      cost: { damageSelf: 2, perAttack: true },
    },
  ],
};
