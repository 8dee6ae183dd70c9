import type { MonsterDef } from '../types.js';

export const rendingDrake: MonsterDef = {
  id: 'rending-drake',
  deck: 'rending-drake',
  standees: 6,
  stats: {
    normal: [
      { hp: 5, move: 3, attack: 3, range: null },
      { hp: 6, move: 3, attack: 3, range: null, conditions: ['wound'] },
      { hp: 7, move: 4, attack: 3, range: null, conditions: ['wound'] },
      { hp: 7, move: 4, attack: 4, range: null, conditions: ['wound'] },
      { hp: 9, move: 4, attack: 4, range: null, conditions: ['wound'] },
      { hp: 10, move: 4, attack: 5, range: null, conditions: ['wound'] },
      { hp: 11, move: 5, attack: 5, range: null, conditions: ['wound'] },
      { hp: 14, move: 5, attack: 5, range: null, conditions: ['wound'] },
    ],
    elite: [
      { hp: 7, move: 4, attack: 4, range: null },
      { hp: 7, move: 4, attack: 5, range: null, conditions: ['wound'] },
      { hp: 9, move: 5, attack: 5, range: null, conditions: ['wound'] },
      { hp: 10, move: 5, attack: 6, range: null, conditions: ['wound'] },
      { hp: 11, move: 6, attack: 6, range: null, conditions: ['wound'] },
      { hp: 14, move: 6, attack: 6, range: null, conditions: ['wound'] },
      { hp: 15, move: 6, attack: 7, range: null, conditions: ['wound'] },
      { hp: 18, move: 6, attack: 7, range: null, conditions: ['wound'] },
    ],
  },
};
