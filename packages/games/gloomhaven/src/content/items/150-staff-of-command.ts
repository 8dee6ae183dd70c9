import type { ItemDef } from '../types.js';

export const item150: ItemDef = {
  id: 150,
  key: 'staff-of-command',
  slot: 'twoHand',
  price: 50,
  count: 1,
  limit: 'spent',
  solo: 'beast-tyrant',
  effects: [{ event: 'afterCommandAction', do: [{ a: 'playCard', from: 'hand', half: 'sameAsCommand' }] }],
};
