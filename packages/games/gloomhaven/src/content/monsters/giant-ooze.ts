import type { MonsterDef } from '../types.js';

export const giantOoze: MonsterDef = {
  id: 'giant-ooze',
  deck: 'ooze',
  standees: 1,
  variantOf: 'ooze',
  stats: {
    boss: [
      { hp: '8*C', move: 1, attack: 2, range: 3 },
      { hp: '9*C', move: 1, attack: 2, range: 3, shield: 1 },
      { hp: '11*C', move: 1, attack: 3, range: 3, shield: 1 },
      { hp: '11*C', move: 2, attack: 3, range: 4, conditions: ['poison'], shield: 1 },
      { hp: '13*C', move: 2, attack: 4, range: 4, conditions: ['poison'], shield: 1 },
      { hp: '15*C', move: 3, attack: 4, range: 4, conditions: ['poison'], shield: 1 },
      { hp: '16*C', move: 3, attack: 4, range: 4, conditions: ['poison'], shield: 2 },
      { hp: '18*C', move: 3, attack: 5, range: 4, conditions: ['poison'], shield: 2 },
    ],
  },
};
