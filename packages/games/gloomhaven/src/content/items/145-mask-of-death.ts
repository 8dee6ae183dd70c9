import type { ItemDef } from '../types.js';

export const item145: ItemDef = {
  id: 145,
  key: 'mask-of-death',
  slot: 'head',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'berserker',
  effects: [{ event: 'attack', if: ['melee', 'youHaveExactly1Hp'], give: { add: { attack: 2 } } }],
};
