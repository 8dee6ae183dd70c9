import type { MonsterDef } from '../types.js';

export const savvasIcestorm: MonsterDef = {
  id: 'savvas-icestorm',
  deck: 'savvas-icestorm',
  standees: 4,
  stats: {
    normal: [
      { hp: 7, move: 2, attack: 2, range: 3, pierce: 3 },
      { hp: 10, move: 2, attack: 2, range: 4, pierce: 3 },
      { hp: 12, move: 3, attack: 2, range: 4, pierce: 3 },
      { hp: 12, move: 3, attack: 3, range: 4, pierce: 3, shield: 1 },
      { hp: 14, move: 3, attack: 3, range: 5, pierce: 3, shield: 1 },
      { hp: 16, move: 3, attack: 4, range: 5, pierce: 3, shield: 1 },
      { hp: 16, move: 3, attack: 4, range: 5, pierce: 3, shield: 2 },
      { hp: 17, move: 4, attack: 4, range: 6, pierce: 3, shield: 2 },
    ],
    elite: [
      { hp: 12, move: 2, attack: 3, range: 4, pierce: 3 },
      { hp: 12, move: 2, attack: 3, range: 5, pierce: 3, shield: 1 },
      { hp: 15, move: 3, attack: 3, range: 5, pierce: 3, shield: 1 },
      { hp: 18, move: 3, attack: 4, range: 6, pierce: 3, shield: 1 },
      { hp: 19, move: 4, attack: 4, range: 6, pierce: 3, shield: 2 },
      { hp: 21, move: 4, attack: 5, range: 6, pierce: 3, shield: 2 },
      { hp: 23, move: 4, attack: 6, range: 6, pierce: 3, shield: 2 },
      { hp: 24, move: 4, attack: 6, range: 6, pierce: 3, shield: 3 },
    ],
  },
};
