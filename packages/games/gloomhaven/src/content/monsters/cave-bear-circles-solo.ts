import type { MonsterDef } from '../types.js';

export const caveBearCirclesSolo: MonsterDef = {
  id: 'cave-bear-circles-solo',
  deck: 'cave-bear',
  standees: 4,
  variantOf: 'cave-bear',
  stats: {
    normal: [
      { hp: 14, move: 3, attack: 3, range: null },
      { hp: 18, move: 3, attack: 3, range: null },
      { hp: 22, move: 4, attack: 3, range: null },
      { hp: 26, move: 4, attack: 4, range: null },
      { hp: 32, move: 4, attack: 4, range: null },
      { hp: 34, move: 5, attack: 4, range: null, conditions: ['wound'] },
      { hp: 38, move: 5, attack: 5, range: null, conditions: ['wound'] },
      { hp: 44, move: 5, attack: 5, range: null, conditions: ['wound'] },
    ],
    elite: [
      { hp: 22, move: 3, attack: 4, range: null },
      { hp: 28, move: 3, attack: 4, range: null },
      { hp: 34, move: 4, attack: 4, range: null },
      { hp: 40, move: 4, attack: 5, range: null },
      { hp: 42, move: 5, attack: 5, range: null, conditions: ['wound'] },
      { hp: 48, move: 5, attack: 6, range: null, conditions: ['wound'] },
      { hp: 56, move: 5, attack: 7, range: null, conditions: ['wound'] },
      { hp: 66, move: 5, attack: 7, range: null, conditions: ['wound'] },
    ],
  },
};
