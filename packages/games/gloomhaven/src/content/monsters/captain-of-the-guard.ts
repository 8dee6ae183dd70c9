import type { MonsterDef } from '../types.js';

export const captainOfTheGuard: MonsterDef = {
  id: 'captain-of-the-guard',
  deck: 'boss',
  standees: 1,
  immunities: ['disarm', 'wound', 'muddle', 'stun'],
  stats: {
    boss: [
      { hp: '7*C', move: 2, attack: 3, range: null },
      { hp: '9*C', move: 2, attack: 3, range: null },
      { hp: '11*C', move: 2, attack: 4, range: null },
      { hp: '14*C', move: 3, attack: 4, range: null },
      { hp: '16*C', move: 3, attack: 5, range: null },
      { hp: '20*C', move: 3, attack: 5, range: null },
      { hp: '21*C', move: 4, attack: 6, range: null },
      { hp: '25*C', move: 4, attack: 6, range: null },
    ],
  },
  specials: [
    { n: 1, do: [{ a: 'heal', n: 2, on: { who: 'selfAndAllies', count: 'all', within: 'any' } }] },
    {
      n: 2,
      do: [
        {
          a: 'bonus',
          on: { who: 'ally', count: 'all', within: 'any' },
          event: 'attack',
          give: { add: { attack: 1 } },
          until: 'endOfRound',
        },
        { a: 'attack', mod: 1 },
      ],
    },
  ],
};
