import type { MonsterDef } from '../types.js';

export const deepTerror: MonsterDef = {
  id: 'deep-terror',
  deck: 'deep-terror',
  standees: 10,
  stats: {
    normal: [
      { hp: 3, move: null, attack: 2, range: null },
      { hp: 4, move: null, attack: 2, range: null, retaliate: 1 },
      { hp: 4, move: null, attack: 3, range: null, retaliate: 1 },
      { hp: 5, move: null, attack: 3, range: null, retaliate: 2 },
      { hp: 6, move: null, attack: 4, range: null, retaliate: 2 },
      { hp: 7, move: null, attack: 4, range: null, retaliate: 3 },
      { hp: 8, move: null, attack: 5, range: null, retaliate: 3 },
      { hp: 9, move: null, attack: 5, range: null, retaliate: 4 },
    ],
    elite: [
      { hp: 5, move: null, attack: 3, range: null },
      { hp: 6, move: null, attack: 3, range: null, retaliate: 1 },
      { hp: 7, move: null, attack: 4, range: null, retaliate: 1 },
      { hp: 8, move: null, attack: 4, range: null, retaliate: 2 },
      { hp: 9, move: null, attack: 5, range: null, retaliate: 2 },
      { hp: 11, move: null, attack: 5, range: null, retaliate: 3 },
      { hp: 13, move: null, attack: 6, range: null, retaliate: 3 },
      { hp: 15, move: null, attack: 6, range: null, retaliate: 4 },
    ],
  },
};
