import type { MonsterDef } from '../types.js';

export const harrowerInfester: MonsterDef = {
  id: 'harrower-infester',
  deck: 'harrower-infester',
  standees: 4,
  stats: {
    normal: [
      { hp: 6, move: 2, attack: 2, range: null },
      { hp: 7, move: 2, attack: 2, range: null, retaliate: 1 },
      { hp: 8, move: 2, attack: 2, range: null, retaliate: 2 },
      { hp: 10, move: 2, attack: 3, range: null, retaliate: 2 },
      { hp: 12, move: 3, attack: 3, range: null, retaliate: 2 },
      { hp: 12, move: 3, attack: 4, range: null, retaliate: 3 },
      { hp: 15, move: 3, attack: 4, range: null, retaliate: 3 },
      { hp: 17, move: 3, attack: 4, range: null, retaliate: 4 },
    ],
    elite: [
      { hp: 12, move: 2, attack: 2, range: null },
      { hp: 12, move: 3, attack: 2, range: null, retaliate: 2 },
      { hp: 14, move: 3, attack: 3, range: null, retaliate: 2 },
      { hp: 17, move: 3, attack: 3, range: null, retaliate: 3 },
      { hp: 19, move: 3, attack: 4, range: null, retaliate: 3 },
      { hp: 21, move: 3, attack: 5, range: null, retaliate: 3 },
      { hp: 22, move: 4, attack: 5, range: null, retaliate: 4 },
      { hp: 26, move: 4, attack: 5, range: null, retaliate: 4 },
    ],
  },
};
