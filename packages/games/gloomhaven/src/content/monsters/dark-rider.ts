import type { MonsterDef } from '../types.js';

export const darkRider: MonsterDef = {
  id: 'dark-rider',
  deck: 'boss',
  standees: 1,
  immunities: ['immobilize', 'poison', 'stun', 'disarm'],
  stats: {
    boss: [
      { hp: '9*C', move: 2, attack: '3+X', range: null },
      { hp: '10*C', move: 3, attack: '3+X', range: null },
      { hp: '12*C', move: 3, attack: '3+X', range: null },
      { hp: '13*C', move: 3, attack: '4+X', range: null },
      { hp: '15*C', move: 3, attack: '4+X', range: null },
      { hp: '16*C', move: 3, attack: '5+X', range: null },
      { hp: '16*C', move: 4, attack: '5+X', range: null },
      { hp: '18*C', move: 4, attack: '6+X', range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        { a: 'move', mod: 2 },
        { a: 'attack', mod: 0 },
      ],
    },
    {
      n: 2,
      do: [
        { a: 'move', mod: 0 },
        {
          a: 'summonMonster',
          spawns: [
            { kind: 'forest-imp', count: 1, by: ['normal', '-', '-'] },
            { kind: 'forest-imp', count: 2, by: ['-', 'normal', 'normal'] },
          ],
        },
        { a: 'attack', mod: -1 },
      ],
    },
  ],
};
