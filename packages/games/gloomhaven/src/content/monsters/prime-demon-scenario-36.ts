import type { MonsterDef } from '../types.js';

export const primeDemonScenario36: MonsterDef = {
  id: 'prime-demon-scenario-36',
  deck: 'boss',
  standees: 1,
  is: 'demon',
  variantOf: 'prime-demon',
  immunities: ['wound', 'poison', 'disarm', 'immobilize', 'muddle', 'stun'],
  stats: {
    boss: [
      { hp: '16*C', move: 3, attack: 4, range: null },
      { hp: '18*C', move: 4, attack: 4, range: null },
      { hp: '20*C', move: 4, attack: 5, range: null },
      { hp: '24*C', move: 4, attack: 6, range: null },
      { hp: '28*C', move: 5, attack: 6, range: null },
      { hp: '32*C', move: 5, attack: 7, range: null },
      { hp: '40*C', move: 5, attack: 7, range: null },
      { hp: '44*C', move: 5, attack: 8, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      n: 2,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
      ],
    },
  ],
};
