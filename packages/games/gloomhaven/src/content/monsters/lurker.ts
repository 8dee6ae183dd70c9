import type { MonsterDef } from '../types.js';

export const lurker: MonsterDef = {
  id: 'lurker',
  deck: 'lurker',
  standees: 6,
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 2, range: null, targets: 2 },
      { hp: 7, move: 2, attack: 2, range: null, targets: 2, pierce: 1 },
      { hp: 9, move: 3, attack: 2, range: null, targets: 2, pierce: 1 },
      { hp: 10, move: 3, attack: 3, range: null, targets: 2, pierce: 2 },
      { hp: 10, move: 3, attack: 3, range: null, targets: 2, pierce: 2, shield: 1 },
      { hp: 11, move: 3, attack: 4, range: null, targets: 2, pierce: 2, shield: 1 },
      { hp: 12, move: 4, attack: 4, range: null, targets: 2, pierce: 3, shield: 1 },
      { hp: 14, move: 4, attack: 4, range: null, targets: 2, pierce: 3, shield: 1 },
    ],
    elite: [
      { hp: 7, move: 2, attack: 3, range: null, targets: 2, shield: 1 },
      { hp: 9, move: 2, attack: 3, range: null, targets: 2, pierce: 1, shield: 1 },
      { hp: 12, move: 3, attack: 3, range: null, targets: 2, pierce: 2, shield: 1 },
      { hp: 14, move: 3, attack: 4, range: null, targets: 2, pierce: 2, shield: 1 },
      { hp: 14, move: 3, attack: 4, range: null, targets: 2, pierce: 3, shield: 2 },
      { hp: 15, move: 3, attack: 5, range: null, targets: 2, pierce: 3, shield: 2 },
      { hp: 16, move: 4, attack: 5, range: null, targets: 2, pierce: 4, shield: 2 },
      { hp: 18, move: 4, attack: 5, range: null, targets: 2, pierce: 4, shield: 2 },
    ],
  },
};
