import type { MonsterDef } from '../types.js';

export const inoxGuard: MonsterDef = {
  id: 'inox-guard',
  deck: 'guard',
  standees: 6,
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 2, range: null },
      { hp: 8, move: 2, attack: 2, range: null },
      { hp: 9, move: 2, attack: 3, range: null },
      { hp: 11, move: 3, attack: 3, range: null },
      { hp: 12, move: 3, attack: 3, range: null, retaliate: 1 },
      { hp: 13, move: 3, attack: 4, range: null, retaliate: 1 },
      { hp: 16, move: 3, attack: 4, range: null, retaliate: 1 },
      { hp: 19, move: 3, attack: 4, range: null, retaliate: 2 },
    ],
    elite: [
      { hp: 9, move: 1, attack: 3, range: null, retaliate: 1 },
      { hp: 10, move: 2, attack: 3, range: null, retaliate: 2 },
      { hp: 12, move: 2, attack: 4, range: null, retaliate: 2 },
      { hp: 15, move: 2, attack: 4, range: null, retaliate: 3 },
      { hp: 17, move: 2, attack: 5, range: null, retaliate: 3 },
      { hp: 19, move: 2, attack: 5, range: null, retaliate: 4 },
      { hp: 21, move: 3, attack: 5, range: null, retaliate: 4 },
      { hp: 23, move: 3, attack: 6, range: null, retaliate: 4 },
    ],
  },
};
