import type { ItemDef } from '../types.js';

export const item50: ItemDef = {
  id: 50,
  key: 'steel-sabatons',
  slot: 'legs',
  price: 60,
  count: 2,
  limit: 'none',
  minusOneCards: 2,
  prosperity: 7,
  effects: [
    {
      event: 'turnEnd',
      if: ['movedThisTurnAtMost:1'],
      do: [{ a: 'shield', n: 1, on: { who: 'self' }, active: 'round' }],
    },
  ],
};
