import type { ItemDef } from '../types.js';

export const item142: ItemDef = {
  id: 142,
  key: 'phasing-idol',
  slot: 'small',
  price: 50,
  count: 1,
  limit: 'consumed',
  solo: 'summoner',
  effects: [{ event: 'yourSummonDamagedByAttack', give: { noDamage: true } }],
};
