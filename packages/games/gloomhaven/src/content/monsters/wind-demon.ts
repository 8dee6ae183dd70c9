import type { MonsterDef } from '../types.js';

export const windDemon: MonsterDef = {
  id: 'wind-demon',
  deck: 'wind-demon',
  standees: 6,
  is: 'demon',
  flying: true,
  stats: {
    normal: [
      { hp: 3, move: 3, attack: 2, range: 3, shield: 1 },
      { hp: 3, move: 3, attack: 2, range: 3, shield: 2 },
      { hp: 4, move: 4, attack: 2, range: 3, shield: 2 },
      { hp: 5, move: 4, attack: 3, range: 3, shield: 2 },
      { hp: 7, move: 4, attack: 3, range: 3, shield: 2 },
      { hp: 9, move: 4, attack: 3, range: 4, shield: 2 },
      { hp: 10, move: 4, attack: 3, range: 4, shield: 3 },
      { hp: 11, move: 4, attack: 4, range: 4, shield: 3 },
    ],
    elite: [
      { hp: 5, move: 4, attack: 3, range: 4, shield: 1 },
      { hp: 5, move: 4, attack: 3, range: 4, shield: 2 },
      { hp: 7, move: 5, attack: 3, range: 4, shield: 2 },
      { hp: 8, move: 5, attack: 4, range: 4, shield: 2 },
      { hp: 8, move: 5, attack: 4, range: 4, conditions: ['disarm'], shield: 2 },
      { hp: 11, move: 5, attack: 4, range: 4, conditions: ['disarm'], shield: 2 },
      { hp: 12, move: 5, attack: 4, range: 4, conditions: ['disarm'], shield: 3 },
      { hp: 13, move: 5, attack: 5, range: 4, conditions: ['disarm'], shield: 3 },
    ],
  },
};
