import type { MonsterDef } from '../types.js';

export const cultist: MonsterDef = {
  id: 'cultist',
  deck: 'cultist',
  standees: 6,
  stats: {
    normal: [
      { hp: 4, move: 2, attack: 1, range: null },
      { hp: 5, move: 2, attack: 1, range: null },
      { hp: 7, move: 2, attack: 1, range: null },
      { hp: 9, move: 3, attack: 1, range: null },
      { hp: 10, move: 3, attack: 2, range: null },
      { hp: 11, move: 3, attack: 2, range: null, conditions: ['curse'] },
      { hp: 14, move: 3, attack: 2, range: null, conditions: ['curse'] },
      { hp: 15, move: 3, attack: 3, range: null, conditions: ['curse'] },
    ],
    elite: [
      { hp: 7, move: 2, attack: 2, range: null },
      { hp: 9, move: 2, attack: 2, range: null },
      { hp: 12, move: 2, attack: 2, range: null },
      { hp: 13, move: 3, attack: 2, range: null, conditions: ['curse'] },
      { hp: 15, move: 3, attack: 3, range: null, conditions: ['curse'] },
      { hp: 18, move: 3, attack: 3, range: null, conditions: ['curse'] },
      { hp: 22, move: 3, attack: 3, range: null, conditions: ['curse'] },
      { hp: 25, move: 3, attack: 4, range: null, conditions: ['curse'] },
    ],
  },
};
