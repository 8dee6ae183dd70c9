import type { ItemDef } from '../types.js';

export const item75: ItemDef = {
  id: 75,
  key: 'circlet-of-elements',
  slot: 'head',
  price: 25,
  count: 2,
  limit: 'spent',
  randomDesign: true,
  effects: [{ event: 'duringTurn', do: [{ a: 'consume', elements: ['wild'], give: { infuse: ['wild'] } }] }],
};
