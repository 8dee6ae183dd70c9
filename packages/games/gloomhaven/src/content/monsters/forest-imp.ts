import type { MonsterDef } from '../types.js';

export const forestImp: MonsterDef = {
  id: 'forest-imp',
  deck: 'imp',
  standees: 10,
  flying: true,
  stats: {
    normal: [
      { hp: 1, move: 3, attack: 1, range: 3, shield: 1 },
      { hp: 2, move: 3, attack: 1, range: 3, shield: 1 },
      { hp: 2, move: 3, attack: 2, range: 3, shield: 1 },
      { hp: 3, move: 4, attack: 2, range: 4, shield: 1 },
      { hp: 3, move: 4, attack: 2, range: 4, shield: 2 },
      { hp: 4, move: 4, attack: 2, range: 4, conditions: ['curse'], shield: 2 },
      { hp: 4, move: 4, attack: 3, range: 4, conditions: ['curse'], shield: 2 },
      { hp: 6, move: 4, attack: 3, range: 4, conditions: ['curse'], shield: 2 },
    ],
    elite: [
      { hp: 4, move: 3, attack: 1, range: 3, shield: 1 },
      { hp: 5, move: 3, attack: 2, range: 3, shield: 1 },
      { hp: 6, move: 3, attack: 2, range: 3, conditions: ['curse'], shield: 1 },
      { hp: 7, move: 4, attack: 2, range: 4, conditions: ['curse'], shield: 1 },
      { hp: 7, move: 4, attack: 2, range: 4, conditions: ['curse'], shield: 2 },
      { hp: 8, move: 4, attack: 3, range: 4, conditions: ['curse'], shield: 2 },
      { hp: 9, move: 4, attack: 4, range: 4, conditions: ['curse'], shield: 2 },
      { hp: 11, move: 4, attack: 4, range: 4, conditions: ['curse'], shield: 2 },
    ],
  },
};
