import type { MonsterDef } from '../types.js';

export const theSightlessEye: MonsterDef = {
  id: 'the-sightless-eye',
  deck: 'boss',
  standees: 1,
  immunities: ['stun', 'disarm', 'curse', 'muddle', 'pull', 'push'],
  stats: {
    boss: [
      { hp: '7*C', move: null, attack: 5, range: 3 },
      { hp: '8*C', move: null, attack: 6, range: 3 },
      { hp: '10*C', move: null, attack: 6, range: 3 },
      { hp: '11*C', move: null, attack: 7, range: 3 },
      { hp: '14*C', move: null, attack: 7, range: 3 },
      { hp: '15*C', move: null, attack: 8, range: 3 },
      { hp: '18*C', move: null, attack: 8, range: 3 },
      { hp: '20*C', move: null, attack: 9, range: 3 },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'deep-terror', count: 1, by: ['normal', 'elite', 'elite'] }],
        },
        {
          a: 'attack',
          mod: -3,
          area: {
            self: true,
            hexes: [
              [3, -3],
              [1, -1],
              [2, -2],
              [3, -2],
              [1, 0],
              [2, -1],
              [3, -1],
              [0, 1],
              [1, 1],
              [2, 0],
              [3, 0],
              [0, 2],
              [1, 2],
              [2, 1],
              [0, 3],
            ],
          },
        },
      ],
    },
    {
      n: 2,
      do: [
        {
          a: 'summonMonster',
          spawns: [{ kind: 'deep-terror', count: 1, by: ['normal', 'normal', 'elite'] }],
        },
        {
          a: 'attack',
          mod: -2,
          area: {
            self: true,
            hexes: [
              [1, 0],
              [0, 1],
              [1, 1],
              [2, 0],
              [3, 0],
              [0, 2],
              [1, 2],
              [2, 1],
              [0, 3],
            ],
          },
        },
      ],
    },
  ],
};
