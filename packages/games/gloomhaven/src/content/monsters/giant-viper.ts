import type { MonsterDef } from '../types.js';

export const giantViper: MonsterDef = {
  id: 'giant-viper',
  deck: 'giant-viper',
  standees: 10,
  stats: {
    normal: [
      { hp: 2, move: 2, attack: 1, range: null, conditions: ['poison'] },
      { hp: 3, move: 2, attack: 1, range: null, conditions: ['poison'] },
      { hp: 4, move: 3, attack: 1, range: null, conditions: ['poison'] },
      { hp: 4, move: 3, attack: 2, range: null, conditions: ['poison'] },
      { hp: 6, move: 3, attack: 2, range: null, conditions: ['poison'] },
      { hp: 7, move: 3, attack: 3, range: null, conditions: ['poison'] },
      { hp: 8, move: 4, attack: 3, range: null, conditions: ['poison'] },
      { hp: 10, move: 4, attack: 3, range: null, conditions: ['poison'] },
    ],
    elite: [
      { hp: 3, move: 2, attack: 2, range: null, conditions: ['poison'] },
      { hp: 5, move: 2, attack: 2, range: null, conditions: ['poison'] },
      { hp: 7, move: 3, attack: 2, range: null, conditions: ['poison'] },
      { hp: 8, move: 3, attack: 3, range: null, conditions: ['poison'] },
      { hp: 11, move: 3, attack: 3, range: null, conditions: ['poison'] },
      { hp: 13, move: 4, attack: 3, range: null, conditions: ['poison'] },
      { hp: 14, move: 4, attack: 4, range: null, conditions: ['poison'] },
      { hp: 17, move: 4, attack: 4, range: null, conditions: ['poison'] },
    ],
  },
};
