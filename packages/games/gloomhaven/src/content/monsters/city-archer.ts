import type { MonsterDef } from '../types.js';

export const cityArcher: MonsterDef = {
  id: 'city-archer',
  deck: 'archer',
  standees: 6,
  stats: {
    normal: [
      { hp: 4, move: 1, attack: 2, range: 3 },
      { hp: 5, move: 1, attack: 2, range: 4 },
      { hp: 6, move: 1, attack: 3, range: 4 },
      { hp: 6, move: 2, attack: 3, range: 4, shield: 1 },
      { hp: 8, move: 2, attack: 3, range: 5, shield: 1 },
      { hp: 9, move: 2, attack: 4, range: 5, shield: 1 },
      { hp: 9, move: 3, attack: 4, range: 5, shield: 2 },
      { hp: 10, move: 3, attack: 4, range: 6, shield: 2 },
    ],
    elite: [
      { hp: 6, move: 1, attack: 3, range: 4 },
      { hp: 6, move: 1, attack: 3, range: 5, pierce: 1, shield: 1 },
      { hp: 7, move: 1, attack: 4, range: 5, pierce: 2, shield: 1 },
      { hp: 8, move: 2, attack: 4, range: 5, pierce: 2, shield: 2 },
      { hp: 10, move: 2, attack: 4, range: 6, pierce: 2, shield: 2 },
      { hp: 11, move: 2, attack: 5, range: 6, pierce: 3, shield: 2 },
      { hp: 12, move: 3, attack: 6, range: 6, pierce: 3, shield: 2 },
      { hp: 13, move: 3, attack: 6, range: 7, pierce: 3, shield: 3 },
    ],
  },
};
