import type { MonsterDef } from '../types.js';

export const spittingDrake: MonsterDef = {
  id: 'spitting-drake',
  deck: 'spitting-drake',
  standees: 6,
  flying: true,
  stats: {
    normal: [
      { hp: 5, move: 3, attack: 3, range: 3 },
      { hp: 6, move: 3, attack: 3, range: 3 },
      { hp: 8, move: 3, attack: 3, range: 3, conditions: ['muddle'] },
      { hp: 8, move: 3, attack: 4, range: 4, conditions: ['muddle'] },
      { hp: 9, move: 4, attack: 4, range: 4, conditions: ['muddle'] },
      { hp: 12, move: 4, attack: 4, range: 4, conditions: ['muddle'] },
      { hp: 13, move: 4, attack: 5, range: 4, conditions: ['muddle'] },
      { hp: 16, move: 4, attack: 5, range: 4, conditions: ['muddle'] },
    ],
    elite: [
      { hp: 8, move: 3, attack: 4, range: 4 },
      { hp: 9, move: 3, attack: 4, range: 4, conditions: ['muddle'] },
      { hp: 10, move: 3, attack: 5, range: 4, conditions: ['muddle'] },
      { hp: 12, move: 3, attack: 5, range: 5, conditions: ['muddle'] },
      { hp: 14, move: 4, attack: 5, range: 5, conditions: ['muddle'] },
      { hp: 16, move: 4, attack: 6, range: 5, conditions: ['muddle'] },
      { hp: 19, move: 4, attack: 6, range: 5, conditions: ['muddle'] },
      { hp: 21, move: 4, attack: 7, range: 5, conditions: ['muddle'] },
    ],
  },
};
