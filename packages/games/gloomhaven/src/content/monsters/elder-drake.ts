import type { MonsterDef } from '../types.js';

export const elderDrake: MonsterDef = {
  id: 'elder-drake',
  deck: 'boss',
  standees: 1,
  immunities: ['wound', 'poison', 'disarm', 'immobilize', 'pull', 'push', 'stun'],
  stats: {
    boss: [
      { hp: '11*C', move: null, attack: 3, range: null },
      { hp: '12*C', move: null, attack: 4, range: null },
      { hp: '15*C', move: null, attack: 4, range: null },
      { hp: '16*C', move: null, attack: 5, range: null },
      { hp: '20*C', move: null, attack: 5, range: null },
      { hp: '22*C', move: null, attack: 6, range: null },
      { hp: '27*C', move: null, attack: 6, range: null },
      { hp: '29*C', move: null, attack: 7, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        {
          a: 'attack',
          mod: 0,
          area: {
            self: true,
            hexes: [
              [1, 1],
              [2, 0],
              [3, 0],
              [0, 2],
              [1, 2],
              [2, 1],
              [0, 3],
            ],
            body: [
              [0, 0],
              [1, 0],
              [0, 1],
            ],
          },
        },
      ],
    },
    {
      n: 2,
      do: [
        {
          a: 'summonObjective',
          objective: 'zephyr',
          count: 2,
          hp: null,
          damageable: false,
          initiative: 'justBeforeElderDrake',
          do: [
            { a: 'move', n: 2 },
            { a: 'attack', n: 'C' },
          ],
        },
        { a: 'moveToNext', order: ['a', 'b', 'c'], cycle: true, what: 'huge boulder perch' },
      ],
    },
  ],
};
