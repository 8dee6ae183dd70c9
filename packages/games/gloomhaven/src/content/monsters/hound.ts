import type { MonsterDef } from '../types.js';

export const hound: MonsterDef = {
  id: 'hound',
  deck: 'hound',
  standees: 6,
  stats: {
    normal: [
      { hp: 4, move: 3, attack: 2, range: null },
      { hp: 4, move: 4, attack: 2, range: null, retaliate: 1 },
      { hp: 6, move: 4, attack: 2, range: null, retaliate: 1 },
      { hp: 8, move: 4, attack: 2, range: null, retaliate: 1 },
      { hp: 8, move: 4, attack: 3, range: null, retaliate: 1 },
      { hp: 9, move: 4, attack: 3, range: null, retaliate: 2 },
      { hp: 11, move: 5, attack: 3, range: null, retaliate: 2 },
      { hp: 15, move: 5, attack: 3, range: null, retaliate: 2 },
    ],
    elite: [
      { hp: 6, move: 5, attack: 2, range: null },
      { hp: 6, move: 5, attack: 2, range: null, retaliate: 2 },
      { hp: 7, move: 5, attack: 3, range: null, retaliate: 2 },
      { hp: 8, move: 5, attack: 4, range: null, retaliate: 2 },
      { hp: 11, move: 5, attack: 4, range: null, retaliate: 2 },
      { hp: 12, move: 5, attack: 4, range: null, retaliate: 3 },
      { hp: 15, move: 6, attack: 4, range: null, retaliate: 3 },
      { hp: 15, move: 6, attack: 5, range: null, retaliate: 4 },
    ],
  },
};
