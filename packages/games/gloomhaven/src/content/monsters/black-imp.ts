import type { MonsterDef } from '../types.js';

export const blackImp: MonsterDef = {
  id: 'black-imp',
  deck: 'imp',
  standees: 10,
  stats: {
    normal: [
      { hp: 3, move: 1, attack: 1, range: 3 },
      { hp: 4, move: 1, attack: 1, range: 3, conditions: ['poison'] },
      { hp: 5, move: 1, attack: 1, range: 4, conditions: ['poison'] },
      { hp: 5, move: 1, attack: 2, range: 4, conditions: ['poison'] },
      { hp: 7, move: 1, attack: 2, range: 4, conditions: ['poison'] },
      { hp: 9, move: 1, attack: 2, range: 4, conditions: ['poison'] },
      { hp: 10, move: 1, attack: 3, range: 4, conditions: ['poison'] },
      { hp: 12, move: 1, attack: 3, range: 4, conditions: ['poison'] },
    ],
    elite: [
      { hp: 4, move: 1, attack: 2, range: 3, conditions: ['poison'] },
      { hp: 6, move: 1, attack: 2, range: 3, conditions: ['poison'] },
      { hp: 8, move: 1, attack: 2, range: 4, conditions: ['poison'] },
      { hp: 8, move: 1, attack: 3, range: 4, attackersDisadvantage: true, conditions: ['poison'] },
      { hp: 11, move: 1, attack: 3, range: 4, attackersDisadvantage: true, conditions: ['poison'] },
      { hp: 12, move: 1, attack: 3, range: 5, attackersDisadvantage: true, conditions: ['poison'] },
      { hp: 14, move: 1, attack: 4, range: 5, attackersDisadvantage: true, conditions: ['poison'] },
      { hp: 17, move: 1, attack: 4, range: 5, attackersDisadvantage: true, conditions: ['poison'] },
    ],
  },
};
