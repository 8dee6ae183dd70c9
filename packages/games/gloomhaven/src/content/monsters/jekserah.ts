import type { MonsterDef } from '../types.js';

export const jekserah: MonsterDef = {
  id: 'jekserah',
  deck: 'boss',
  standees: 1,
  immunities: ['disarm', 'wound', 'curse', 'stun'],
  stats: {
    boss: [
      { hp: '6*C', move: 2, attack: 2, range: null },
      { hp: '7*C', move: 2, attack: 3, range: null },
      { hp: '9*C', move: 3, attack: 3, range: null },
      { hp: '12*C', move: 4, attack: 4, range: null },
      { hp: '13*C', move: 4, attack: 5, range: null },
      { hp: '15*C', move: 5, attack: 5, range: null },
      { hp: '18*C', move: 5, attack: 5, range: null },
      { hp: '22*C', move: 5, attack: 5, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        {
          a: 'summonMonster',
          spawns: [
            { kind: 'living-bones', count: 1, by: ['-', 'normal', '-'] },
            { kind: 'living-bones', count: 1, by: ['-', 'elite', '-'] },
            { kind: 'living-bones', count: 2, by: ['normal', '-', 'elite'] },
          ],
        },
        { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
      ],
    },
    {
      n: 2,
      do: [
        {
          a: 'summonMonster',
          spawns: [
            { kind: 'living-corpse', count: 1, by: ['-', 'normal', '-'] },
            { kind: 'living-corpse', count: 1, by: ['-', 'elite', '-'] },
            { kind: 'living-corpse', count: 2, by: ['normal', '-', 'elite'] },
          ],
        },
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 2 },
      ],
    },
  ],
};
