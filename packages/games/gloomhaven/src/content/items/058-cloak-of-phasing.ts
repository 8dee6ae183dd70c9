import type { ItemDef } from '../types.js';

export const item58: ItemDef = {
  id: 58,
  key: 'cloak-of-phasing',
  slot: 'body',
  price: 75,
  count: 2,
  limit: 'none',
  prosperity: 8,
  effects: [
    { event: 'always', give: { flying: true } },
    { event: 'always', if: ['inObstacleHex'], give: { effect: { invisible: true, cannotAttack: true } } },
  ],
};
