import type { MonsterDef } from '../types.js';

export const banditArcher: MonsterDef = {
  id: 'bandit-archer',
  deck: 'archer',
  standees: 6,
  stats: {
    normal: [
      { hp: 4, move: 2, attack: 2, range: 3 },
      { hp: 5, move: 2, attack: 2, range: 4 },
      { hp: 6, move: 3, attack: 2, range: 4 },
      { hp: 6, move: 3, attack: 3, range: 4 },
      { hp: 8, move: 3, attack: 3, range: 4 },
      { hp: 10, move: 3, attack: 3, range: 5 },
      { hp: 10, move: 3, attack: 4, range: 5 },
      { hp: 13, move: 3, attack: 4, range: 5 },
    ],
    elite: [
      { hp: 6, move: 2, attack: 3, range: 3 },
      { hp: 7, move: 2, attack: 3, range: 5 },
      { hp: 9, move: 3, attack: 3, range: 5 },
      { hp: 10, move: 3, attack: 4, range: 5 },
      { hp: 10, move: 3, attack: 4, range: 6, conditions: ['poison'] },
      { hp: 12, move: 4, attack: 4, range: 6, conditions: ['poison'] },
      { hp: 13, move: 4, attack: 5, range: 6, conditions: ['poison'] },
      { hp: 17, move: 4, attack: 5, range: 6, conditions: ['poison'] },
    ],
  },
};
