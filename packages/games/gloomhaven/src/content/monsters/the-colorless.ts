import type { MonsterDef } from '../types.js';

export const theColorless: MonsterDef = {
  id: 'the-colorless',
  deck: 'boss',
  standees: 1,
  immunities: ['wound', 'poison', 'muddle', 'stun', 'curse'],
  stats: {
    boss: [
      { hp: '9*C', move: 3, attack: 2, range: null },
      { hp: '10*C', move: 3, attack: 3, range: null },
      { hp: '11*C', move: 4, attack: 3, range: null },
      { hp: '12*C', move: 4, attack: 4, range: null },
      { hp: '14*C', move: 4, attack: 4, range: null },
      { hp: '15*C', move: 4, attack: 5, range: null },
      { hp: '17*C', move: 4, attack: 6, range: null },
      { hp: '19*C', move: 5, attack: 7, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        {
          a: 'consume',
          elements: ['dark'],
          give: {
            do: [
              {
                a: 'summonMonster',
                spawns: [{ kind: 'night-demon', count: 1, by: ['normal', 'normal', 'elite'] }],
              },
            ],
          },
        },
        { a: 'condition', conditions: ['invisible'], on: { who: 'self' } },
      ],
    },
    {
      n: 2,
      do: [
        {
          a: 'consume',
          elements: ['light'],
          give: {
            do: [
              {
                a: 'summonMonster',
                spawns: [{ kind: 'sun-demon', count: 1, by: ['normal', 'elite', 'elite'] }],
              },
            ],
          },
        },
        { a: 'heal', n: { byLevel: [4, 4, 5, 5, 6, 6, 7, 7] }, on: { who: 'self' } },
        { a: 'shield', n: 1 },
      ],
    },
  ],
};
