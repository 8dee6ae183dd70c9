import type { MonsterDef } from '../types.js';

export const vermlingScoutMindthiefSolo: MonsterDef = {
  id: 'vermling-scout-mindthief-solo',
  deck: 'scout',
  standees: 10,
  variantOf: 'vermling-scout',
  stats: {
    normal: [
      { hp: 2, move: 3, attack: 1, range: null },
      { hp: 2, move: 3, attack: 1, range: null },
      { hp: 3, move: 3, attack: 1, range: null },
      { hp: 3, move: 3, attack: 2, range: null },
      { hp: 5, move: 3, attack: 2, range: null },
      { hp: 6, move: 3, attack: 3, range: null },
      { hp: 8, move: 3, attack: 3, range: null },
      { hp: 9, move: 4, attack: 3, range: null },
    ],
    elite: [
      { hp: 4, move: 3, attack: 2, range: null },
      { hp: 4, move: 3, attack: 2, range: null },
      { hp: 5, move: 3, attack: 2, range: null },
      { hp: 5, move: 4, attack: 3, range: null },
      { hp: 7, move: 4, attack: 3, range: null },
      { hp: 8, move: 4, attack: 4, range: null },
      { hp: 11, move: 4, attack: 4, range: null },
      { hp: 12, move: 5, attack: 4, range: null },
    ],
  },
};
