import type { MonsterDef } from '../types.js';

export const vermlingShaman: MonsterDef = {
  id: 'vermling-shaman',
  deck: 'shaman',
  standees: 6,
  stats: {
    normal: [
      { hp: 2, move: 2, attack: 1, range: 3, shield: 2 },
      { hp: 2, move: 2, attack: 1, range: 3, shield: 3 },
      { hp: 3, move: 2, attack: 1, range: 4, shield: 3 },
      { hp: 3, move: 2, attack: 2, range: 4, shield: 3 },
      { hp: 3, move: 3, attack: 2, range: 4, conditions: ['muddle'], shield: 3 },
      { hp: 4, move: 3, attack: 3, range: 4, conditions: ['muddle'], shield: 3 },
      { hp: 5, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 3 },
      { hp: 7, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 3 },
    ],
    elite: [
      { hp: 3, move: 3, attack: 2, range: 3, shield: 2 },
      { hp: 3, move: 3, attack: 2, range: 3, shield: 3 },
      { hp: 4, move: 3, attack: 2, range: 4, shield: 3 },
      { hp: 5, move: 3, attack: 3, range: 4, shield: 3 },
      { hp: 5, move: 3, attack: 3, range: 4, conditions: ['muddle'], shield: 4 },
      { hp: 6, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 4 },
      { hp: 6, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 5 },
      { hp: 8, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 5 },
    ],
  },
};
