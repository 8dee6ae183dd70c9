import type { ItemDef } from '../types.js';

export const item100: ItemDef = {
  id: 100,
  key: 'robes-of-summoning',
  slot: 'body',
  price: 40,
  count: 1,
  limit: 'spent',
  effects: [{ event: 'duringTurn', do: [{ a: 'heal', n: 2, on: { who: 'summonedAlly', within: 'any' } }] }],
};
