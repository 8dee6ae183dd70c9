import type { ItemDef } from '../types.js';

export const item110: ItemDef = {
  id: 110,
  key: 'helm-of-the-mountain',
  slot: 'head',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [
    {
      event: 'attacked',
      if: ['elementStrong:earth'],
      do: [{ a: 'condition', conditions: ['immobilize'], on: { who: 'attacker' } }],
    },
  ],
};
