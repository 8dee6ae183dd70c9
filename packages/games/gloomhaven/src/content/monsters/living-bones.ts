import type { MonsterDef } from '../types.js';

export const livingBones: MonsterDef = {
  id: 'living-bones',
  deck: 'living-bones',
  standees: 10,
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 1, range: null, targets: 2 },
      { hp: 5, move: 3, attack: 1, range: null, targets: 2, shield: 1 },
      { hp: 5, move: 3, attack: 2, range: null, targets: 2, shield: 1 },
      { hp: 7, move: 3, attack: 2, range: null, targets: 2, shield: 1 },
      { hp: 7, move: 3, attack: 3, range: null, targets: 2, shield: 1 },
      { hp: 9, move: 3, attack: 3, range: null, targets: 2, shield: 1 },
      { hp: 10, move: 4, attack: 3, range: null, targets: 2, shield: 1 },
      { hp: 13, move: 4, attack: 3, range: null, targets: 2, shield: 1 },
    ],
    elite: [
      { hp: 6, move: 4, attack: 2, range: null, targets: 2 },
      { hp: 6, move: 4, attack: 2, range: null, targets: 3, shield: 1 },
      { hp: 7, move: 4, attack: 3, range: null, targets: 3, shield: 1 },
      { hp: 10, move: 4, attack: 3, range: null, targets: 3, shield: 1 },
      { hp: 11, move: 4, attack: 4, range: null, targets: 3, shield: 1 },
      { hp: 11, move: 4, attack: 4, range: null, targets: 3, shield: 2 },
      { hp: 11, move: 6, attack: 4, range: null, targets: 3, shield: 2 },
      { hp: 14, move: 6, attack: 4, range: null, targets: 3, shield: 2 },
    ],
  },
};
