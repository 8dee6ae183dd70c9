import type { ItemDef } from '../types.js';

export const item72: ItemDef = {
  id: 72,
  key: 'shoes-of-happiness',
  slot: 'legs',
  price: 50,
  count: 2,
  limit: 'none',
  randomDesign: true,
  effects: [{ event: 'turnEnd', if: ['movedThisTurnAtLeast:6'], give: { xp: 1 } }],
};
