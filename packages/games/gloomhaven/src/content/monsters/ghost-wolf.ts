import type { MonsterDef } from '../types.js';

export const ghostWolf: MonsterDef = {
  id: 'ghost-wolf',
  traits: [{ event: 'roundStart', do: [{ a: 'condition', conditions: ['invisible'], on: { who: 'self' } }] }],
  deck: 'hound',
  standees: 6,
  variantOf: 'hound',
  stats: {
    boss: [
      { hp: 6, move: 5, attack: 2, range: null },
      { hp: 6, move: 5, attack: 2, range: null, retaliate: 2 },
      { hp: 7, move: 5, attack: 3, range: null, retaliate: 2 },
      { hp: 8, move: 5, attack: 4, range: null, retaliate: 2 },
      { hp: 11, move: 5, attack: 4, range: null, retaliate: 2 },
      { hp: 12, move: 5, attack: 4, range: null, retaliate: 3 },
      { hp: 15, move: 6, attack: 4, range: null, retaliate: 3 },
      { hp: 15, move: 6, attack: 5, range: null, retaliate: 4 },
    ],
  },
};
