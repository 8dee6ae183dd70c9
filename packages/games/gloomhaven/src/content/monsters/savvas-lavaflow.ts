import type { MonsterDef } from '../types.js';

export const savvasLavaflow: MonsterDef = {
  id: 'savvas-lavaflow',
  deck: 'savvas-lavaflow',
  standees: 4,
  stats: {
    normal: [
      { hp: 8, move: 3, attack: 2, range: null },
      { hp: 9, move: 3, attack: 2, range: null, conditions: ['poison'] },
      { hp: 11, move: 3, attack: 3, range: null, conditions: ['poison'] },
      { hp: 14, move: 3, attack: 3, range: null, conditions: ['poison'] },
      { hp: 16, move: 3, attack: 4, range: null, conditions: ['poison'] },
      { hp: 18, move: 3, attack: 4, range: null, conditions: ['poison', 'wound'] },
      { hp: 20, move: 4, attack: 4, range: null, conditions: ['poison', 'wound'] },
      { hp: 24, move: 4, attack: 4, range: null, conditions: ['poison', 'wound'] },
    ],
    elite: [
      { hp: 13, move: 3, attack: 3, range: null },
      { hp: 15, move: 3, attack: 3, range: null, conditions: ['wound'] },
      { hp: 18, move: 3, attack: 3, range: null, conditions: ['poison', 'wound'] },
      { hp: 21, move: 3, attack: 4, range: null, conditions: ['poison', 'wound'] },
      { hp: 24, move: 4, attack: 4, range: null, conditions: ['poison', 'wound'] },
      { hp: 27, move: 4, attack: 5, range: null, conditions: ['poison', 'wound'] },
      { hp: 30, move: 4, attack: 6, range: null, conditions: ['poison', 'wound'] },
      { hp: 35, move: 4, attack: 6, range: null, conditions: ['poison', 'wound'] },
    ],
  },
};
