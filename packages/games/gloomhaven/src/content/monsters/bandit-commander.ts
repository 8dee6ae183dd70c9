import type { MonsterDef } from '../types.js';

export const banditCommander: MonsterDef = {
  id: 'bandit-commander',
  deck: 'boss',
  standees: 1,
  immunities: ['stun', 'immobilize', 'curse'],
  stats: {
    boss: [
      { hp: '8*C', move: 3, attack: 3, range: null },
      { hp: '10*C', move: 3, attack: 3, range: null },
      { hp: '12*C', move: 4, attack: 3, range: null },
      { hp: '13*C', move: 4, attack: 4, range: null },
      { hp: '15*C', move: 4, attack: 4, range: null },
      { hp: '16*C', move: 5, attack: 5, range: null },
      { hp: '19*C', move: 5, attack: 5, range: null },
      { hp: '23*C', move: 5, attack: 5, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [{ a: 'openNextDoor', order: ['a', 'b', 'c', 'd'], cycle: true, move: 'jumpToDoorHexAnyDistance' }],
    },
    {
      n: 2,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'living-bones', count: 1, by: ['normal', 'elite', 'elite'] }],
        },
      ],
    },
  ],
};
