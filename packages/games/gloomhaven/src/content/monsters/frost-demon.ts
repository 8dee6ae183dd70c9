import type { MonsterDef } from '../types.js';

export const frostDemon: MonsterDef = {
  id: 'frost-demon',
  deck: 'frost-demon',
  standees: 6,
  is: 'demon',
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 3, range: null },
      { hp: 6, move: 2, attack: 3, range: null, retaliate: 1 },
      { hp: 7, move: 3, attack: 3, range: null, retaliate: 2 },
      { hp: 8, move: 3, attack: 4, range: null, retaliate: 2 },
      { hp: 10, move: 3, attack: 4, range: null, retaliate: 2 },
      { hp: 11, move: 3, attack: 4, range: null, retaliate: 3 },
      { hp: 12, move: 3, attack: 5, range: null, retaliate: 3 },
      { hp: 14, move: 3, attack: 5, range: null, retaliate: 3 },
    ],
    elite: [
      { hp: 10, move: 3, attack: 3, range: null },
      { hp: 10, move: 3, attack: 3, range: null, retaliate: 2 },
      { hp: 12, move: 4, attack: 4, range: null, retaliate: 2 },
      { hp: 14, move: 4, attack: 4, range: null, retaliate: 3 },
      { hp: 18, move: 4, attack: 4, range: null, retaliate: 3 },
      { hp: 20, move: 4, attack: 5, range: null, retaliate: 3 },
      { hp: 22, move: 4, attack: 5, range: null, retaliate: 4 },
      { hp: 25, move: 4, attack: 5, range: null, retaliate: 4 },
    ],
  },
};
