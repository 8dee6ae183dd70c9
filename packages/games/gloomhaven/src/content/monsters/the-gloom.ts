import type { MonsterDef } from '../types.js';

export const theGloom: MonsterDef = {
  id: 'the-gloom',
  deck: 'boss',
  standees: 1,
  immunities: ['wound', 'poison', 'disarm', 'immobilize', 'muddle', 'stun', 'curse'],
  stats: {
    boss: [
      { hp: '20*C', move: 2, attack: 5, range: null },
      { hp: '25*C', move: 2, attack: 5, range: null },
      { hp: '29*C', move: 2, attack: 6, range: null },
      { hp: '35*C', move: 2, attack: 6, range: null },
      { hp: '39*C', move: 3, attack: 7, range: null },
      { hp: '46*C', move: 3, attack: 7, range: null },
      { hp: '50*C', move: 3, attack: 8, range: null },
      { hp: '56*C', move: 3, attack: 9, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        { a: 'move', mod: 9 },
        { a: 'attack', mod: 9 },
      ],
    },
    {
      n: 2,
      do: [
        { a: 'teleport', to: 'nextMarkedHex', order: ['a', 'b', 'c'], cycle: true },
        { a: 'attack', mod: 1, range: 5, conditions: ['poison', 'wound', 'stun'] },
      ],
    },
  ],
};
