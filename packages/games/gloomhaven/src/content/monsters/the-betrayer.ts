import type { MonsterDef } from '../types.js';

export const theBetrayer: MonsterDef = {
  id: 'the-betrayer',
  deck: 'boss',
  standees: 1,
  immunities: ['wound', 'poison', 'stun', 'disarm', 'curse'],
  stats: {
    boss: [
      { hp: '10*C', move: 3, attack: 4, range: 3 },
      { hp: '12*C', move: 3, attack: 5, range: 3 },
      { hp: '14*C', move: 3, attack: 6, range: 4 },
      { hp: '16*C', move: 4, attack: 7, range: 4 },
      { hp: '18*C', move: 4, attack: 8, range: 4 },
      { hp: '20*C', move: 5, attack: 8, range: 5 },
      { hp: '23*C', move: 5, attack: 9, range: 5 },
      { hp: '27*C', move: 5, attack: 9, range: 5 },
    ],
  },
  specials: [
    {
      n: 1,
      do: [
        {
          a: 'summonMonster',
          spawns: [
            { kind: 'giant-viper', count: 1, by: ['elite', 'normal', '-'] },
            { kind: 'giant-viper', count: 1, by: ['-', 'elite', '-'] },
            { kind: 'giant-viper', count: 2, by: ['-', '-', 'elite'] },
          ],
        },
        {
          a: 'forceMove',
          who: 'charactersAndSummons',
          n: 4,
          order: 'initiative',
          endAsFarAsPossibleFrom: 'self',
        },
      ],
    },
    {
      n: 2,
      do: [
        { a: 'forceMove', who: 'charactersAndSummons', to: 'closestHexNextToSelf' },
        {
          a: 'mindControl',
          who: 'characterActingLatestThisRound',
          do: [
            { a: 'move', n: 2 },
            { a: 'topActionOf', card: 'leading' },
          ],
          cardsTo: 'discard',
          summonsToo: true,
        },
      ],
    },
  ],
};
