import type { ItemDef } from '../types.js';

export const item102: ItemDef = {
  id: 102,
  key: 'sacrificial-robes',
  slot: 'body',
  price: 50,
  count: 1,
  limit: 'spent',
  effects: [{ event: 'attackAction', if: ['ranged'], give: { add: { attack: 1 } }, cost: { damageSelf: 3 } }],
};
