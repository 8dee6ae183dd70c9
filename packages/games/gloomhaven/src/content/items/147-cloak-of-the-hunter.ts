import type { ItemDef } from '../types.js';

export const item147: ItemDef = {
  id: 147,
  key: 'cloak-of-the-hunter',
  slot: 'body',
  price: 50,
  count: 1,
  limit: 'none',
  solo: 'doomstalker',
  effects: [
    { event: 'doomAction', do: [{ a: 'condition', conditions: ['muddle'], on: { who: 'doomedEnemy' } }] },
  ],
};
