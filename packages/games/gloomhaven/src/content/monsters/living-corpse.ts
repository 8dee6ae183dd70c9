import type { MonsterDef } from '../types.js';

export const livingCorpse: MonsterDef = {
  id: 'living-corpse',
  deck: 'living-corpse',
  standees: 6,
  stats: {
    normal: [
      { hp: 5, move: 1, attack: 3, range: null },
      { hp: 7, move: 1, attack: 3, range: null },
      { hp: 9, move: 1, attack: 3, range: null },
      { hp: 10, move: 1, attack: 4, range: null },
      { hp: 11, move: 2, attack: 4, range: null },
      { hp: 13, move: 2, attack: 4, range: null },
      { hp: 14, move: 2, attack: 4, range: null, conditions: ['poison'] },
      { hp: 15, move: 2, attack: 5, range: null, conditions: ['poison'] },
    ],
    elite: [
      { hp: 10, move: 1, attack: 3, range: null },
      { hp: 10, move: 1, attack: 4, range: null },
      { hp: 13, move: 1, attack: 4, range: null },
      { hp: 13, move: 2, attack: 5, range: null },
      { hp: 15, move: 2, attack: 5, range: null, conditions: ['poison'] },
      { hp: 17, move: 2, attack: 6, range: null, conditions: ['poison'] },
      { hp: 21, move: 2, attack: 6, range: null, conditions: ['poison'] },
      { hp: 25, move: 2, attack: 6, range: null, conditions: ['poison'] },
    ],
  },
};
