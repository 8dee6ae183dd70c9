import type { MonsterDef } from '../types.js';

export const primeDemon: MonsterDef = {
  id: 'prime-demon',
  deck: 'boss',
  standees: 1,
  is: 'demon',
  immunities: ['wound', 'poison', 'disarm', 'immobilize', 'muddle', 'stun'],
  stats: {
    boss: [
      { hp: '8*C', move: 3, attack: 4, range: null },
      { hp: '9*C', move: 4, attack: 4, range: null },
      { hp: '10*C', move: 4, attack: 5, range: null },
      { hp: '12*C', move: 4, attack: 6, range: null },
      { hp: '14*C', move: 5, attack: 6, range: null },
      { hp: '16*C', move: 5, attack: 7, range: null },
      { hp: '20*C', move: 5, attack: 7, range: null },
      { hp: '22*C', move: 5, attack: 8, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        { a: 'scenario', rule: 'altarMovesAndSummons', by: ['normal', 'elite', 'elite'] },
        { a: 'move', mod: 2 },
        { a: 'attack', mod: -1 },
      ],
    },
    {
      n: 2,
      do: [
        { a: 'scenario', rule: 'altarMovesAndSummons', by: ['normal', 'normal', 'elite'] },
        { a: 'move', mod: 2 },
        { a: 'attack', mod: -1 },
      ],
    },
  ],
};
