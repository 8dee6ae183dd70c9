import type { MonsterDef } from '../types.js';

export const mercilessOverseer: MonsterDef = {
  id: 'merciless-overseer',
  counts: { V: 'vermling-scout' },
  deck: 'boss',
  standees: 1,
  immunities: ['disarm', 'wound', 'curse', 'stun'],
  stats: {
    boss: [
      { hp: '6*C', move: 2, attack: 'V', range: null },
      { hp: '8*C', move: 2, attack: 'V', range: null },
      { hp: '9*C', move: 3, attack: 'V', range: null },
      { hp: '11*C', move: 3, attack: 'V', range: null },
      { hp: '12*C', move: 4, attack: 'V', range: null },
      { hp: '14*C', move: 4, attack: 'V', range: null },
      { hp: '16*C', move: 4, attack: 'V', range: null },
      { hp: '19*C', move: 4, attack: 'V', range: null },
    ],
  },
  specials: [
    { n: 1, do: [{ a: 'extraTurnForMonsters', kind: 'vermling-scout' }] },
    {
      n: 2,
      do: [
        {
          a: 'summonMonster',
          spawns: [
            { kind: 'vermling-scout', count: 2, by: ['normal', '-', 'elite'] },
            { kind: 'vermling-scout', count: 1, by: ['-', 'normal', '-'] },
            { kind: 'vermling-scout', count: 1, by: ['-', 'elite', '-'] },
          ],
        },
      ],
    },
  ],
};
