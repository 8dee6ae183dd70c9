import type { ItemDef } from '../types.js';

export const item111: ItemDef = {
  id: 111,
  key: 'wave-crest',
  slot: 'head',
  price: 50,
  count: 1,
  limit: 'none',
  effects: [
    { event: 'attacked', if: ['elementStrong:ice'], do: [{ a: 'push', n: 2, on: { who: 'attacker' } }] },
  ],
};
