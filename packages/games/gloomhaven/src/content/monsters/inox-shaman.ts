import type { MonsterDef } from '../types.js';

export const inoxShaman: MonsterDef = {
  id: 'inox-shaman',
  deck: 'shaman',
  standees: 4,
  stats: {
    normal: [
      { hp: 4, move: 1, attack: 2, range: 3 },
      { hp: 6, move: 1, attack: 2, range: 3 },
      { hp: 7, move: 2, attack: 2, range: 3 },
      { hp: 9, move: 2, attack: 2, range: 4 },
      { hp: 10, move: 2, attack: 3, range: 4 },
      { hp: 13, move: 2, attack: 3, range: 4 },
      { hp: 15, move: 3, attack: 3, range: 4 },
      { hp: 16, move: 3, attack: 4, range: 4 },
    ],
    elite: [
      { hp: 6, move: 2, attack: 3, range: 3 },
      { hp: 9, move: 2, attack: 3, range: 3 },
      { hp: 11, move: 3, attack: 3, range: 3 },
      { hp: 14, move: 3, attack: 3, range: 4 },
      { hp: 16, move: 3, attack: 4, range: 4 },
      { hp: 20, move: 3, attack: 4, range: 4 },
      { hp: 24, move: 4, attack: 4, range: 4 },
      { hp: 27, move: 4, attack: 5, range: 4 },
    ],
  },
};
