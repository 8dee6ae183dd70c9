import type { MonsterDef } from '../types.js';

export const ooze: MonsterDef = {
  id: 'ooze',
  deck: 'ooze',
  standees: 10,
  stats: {
    normal: [
      { hp: 4, move: 1, attack: 2, range: 2 },
      { hp: 5, move: 1, attack: 2, range: 2, shield: 1 },
      { hp: 7, move: 1, attack: 2, range: 3, shield: 1 },
      { hp: 8, move: 1, attack: 3, range: 3, shield: 1 },
      { hp: 9, move: 2, attack: 3, range: 3, shield: 1 },
      { hp: 10, move: 2, attack: 3, range: 3, conditions: ['poison'], shield: 1 },
      { hp: 12, move: 2, attack: 4, range: 3, conditions: ['poison'], shield: 1 },
      { hp: 14, move: 2, attack: 4, range: 3, conditions: ['poison'], shield: 1 },
    ],
    elite: [
      { hp: 8, move: 1, attack: 2, range: 3 },
      { hp: 9, move: 1, attack: 2, range: 3, shield: 1 },
      { hp: 11, move: 1, attack: 3, range: 3, shield: 1 },
      { hp: 11, move: 2, attack: 3, range: 4, conditions: ['poison'], shield: 1 },
      { hp: 13, move: 2, attack: 4, range: 4, conditions: ['poison'], shield: 1 },
      { hp: 15, move: 3, attack: 4, range: 4, conditions: ['poison'], shield: 1 },
      { hp: 16, move: 3, attack: 4, range: 4, conditions: ['poison'], shield: 2 },
      { hp: 18, move: 3, attack: 5, range: 4, conditions: ['poison'], shield: 2 },
    ],
  },
};
