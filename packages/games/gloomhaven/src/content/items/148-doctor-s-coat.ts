import type { ItemDef } from '../types.js';

export const item148: ItemDef = {
  id: 148,
  key: 'doctor-s-coat',
  slot: 'body',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'sawbones',
  effects: [{ event: 'allyUsesMedicalPack', give: { add: { heal: 1 } } }],
};
