import type { MonsterDef } from '../types.js';

export const wingedHorror: MonsterDef = {
  id: 'winged-horror',
  deck: 'boss',
  standees: 1,
  immunities: ['disarm', 'poison', 'muddle', 'stun', 'curse'],
  stats: {
    boss: [
      { hp: '6*C', move: 3, attack: 3, range: null },
      { hp: '7*C', move: 4, attack: 3, range: null },
      { hp: '8*C', move: 4, attack: 4, range: null },
      { hp: '10*C', move: 4, attack: 4, range: null },
      { hp: '12*C', move: 5, attack: 4, range: null },
      { hp: '14*C', move: 5, attack: 5, range: null },
      { hp: '17*C', move: 5, attack: 5, range: null },
      { hp: '20*C', move: 5, attack: 5, range: null },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        { a: 'attack', mod: -1, on: { who: 'enemy', count: 'all', within: 1 } },
        { a: 'attack', mod: 0, range: 3 },
        { a: 'hatchEggs', each: { kind: 'night-demon', by: ['normal', 'normal', 'normal'] } },
      ],
    },
    {
      n: 2,
      do: [
        { a: 'summonObjective', objective: 'egg', count: 'C', hp: '2+ceil(L/2)', initiative: 99 },
        { a: 'move', mod: -1 },
        { a: 'attack', mod: 0 },
      ],
    },
  ],
};
