import type { MonsterDef } from '../types.js';

export const inoxArcher: MonsterDef = {
  id: 'inox-archer',
  deck: 'archer',
  standees: 6,
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 2, range: 2 },
      { hp: 6, move: 2, attack: 2, range: 3 },
      { hp: 8, move: 2, attack: 2, range: 3 },
      { hp: 9, move: 2, attack: 3, range: 3 },
      { hp: 10, move: 3, attack: 3, range: 3 },
      { hp: 12, move: 3, attack: 3, range: 4 },
      { hp: 12, move: 3, attack: 4, range: 4, conditions: ['wound'] },
      { hp: 15, move: 3, attack: 4, range: 4, conditions: ['wound'] },
    ],
    elite: [
      { hp: 7, move: 2, attack: 3, range: 3 },
      { hp: 8, move: 2, attack: 3, range: 4 },
      { hp: 11, move: 2, attack: 3, range: 4 },
      { hp: 13, move: 2, attack: 4, range: 4 },
      { hp: 14, move: 3, attack: 4, range: 4, conditions: ['wound'] },
      { hp: 17, move: 3, attack: 4, range: 5, conditions: ['wound'] },
      { hp: 19, move: 3, attack: 5, range: 5, conditions: ['wound'] },
      { hp: 23, move: 3, attack: 5, range: 5, conditions: ['wound'] },
    ],
  },
};
