import type { MonsterDef } from '../types.js';

export const banditGuard: MonsterDef = {
  id: 'bandit-guard',
  deck: 'guard',
  standees: 6,
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 2, range: null },
      { hp: 6, move: 3, attack: 2, range: null },
      { hp: 6, move: 3, attack: 3, range: null },
      { hp: 9, move: 3, attack: 3, range: null },
      { hp: 10, move: 4, attack: 3, range: null },
      { hp: 11, move: 4, attack: 4, range: null },
      { hp: 14, move: 4, attack: 4, range: null },
      { hp: 16, move: 5, attack: 4, range: null },
    ],
    elite: [
      { hp: 9, move: 2, attack: 3, range: null },
      { hp: 9, move: 2, attack: 3, range: null, shield: 1 },
      { hp: 10, move: 2, attack: 4, range: null, shield: 1 },
      { hp: 10, move: 3, attack: 4, range: null, shield: 2 },
      { hp: 11, move: 3, attack: 4, range: null, conditions: ['muddle'], shield: 2 },
      { hp: 12, move: 3, attack: 5, range: null, conditions: ['muddle'], shield: 2 },
      { hp: 14, move: 3, attack: 5, range: null, conditions: ['muddle'], shield: 2 },
      { hp: 14, move: 3, attack: 5, range: null, conditions: ['muddle'], shield: 3 },
    ],
  },
};
