import type { MonsterDef } from '../types.js';

export const inoxBodyguard: MonsterDef = {
  id: 'inox-bodyguard',
  deck: 'boss',
  standees: 2,
  immunities: ['disarm', 'poison', 'muddle', 'stun'],
  stats: {
    boss: [
      { hp: '6*C', move: 2, attack: 'C', range: null },
      { hp: '7*C', move: 2, attack: '1+C', range: null },
      { hp: '9*C', move: 2, attack: '1+C', range: null },
      { hp: '10*C', move: 3, attack: '2+C', range: null },
      { hp: '11*C', move: 3, attack: '2+C', range: null },
      { hp: '13*C', move: 3, attack: '3+C', range: null },
      { hp: '15*C', move: 4, attack: '3+C', range: null },
      { hp: '17*C', move: 4, attack: '4+C', range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        { a: 'move', mod: -1 },
        {
          a: 'attack',
          mod: -1,
          area: {
            self: true,
            hexes: [
              [1, 0],
              [0, 1],
              [1, 1],
              [2, 0],
              [0, 2],
            ],
          },
        },
      ],
    },
    {
      n: 2,
      do: [
        { a: 'move', mod: 0 },
        { a: 'attack', mod: 0 },
        { a: 'retaliate', n: { byLevel: [3, 3, 3, 4, 4, 5, 5, 5] } },
      ],
    },
  ],
};
