import type { MonsterDef } from '../types.js';

export const earthDemonMindthiefSolo: MonsterDef = {
  id: 'earth-demon-mindthief-solo',
  deck: 'earth-demon',
  standees: 6,
  is: 'demon',
  variantOf: 'earth-demon',
  stats: {
    normal: [
      { hp: 14, move: 1, attack: 3, range: null },
      { hp: 18, move: 1, attack: 3, range: null },
      { hp: 24, move: 1, attack: 3, range: null },
      { hp: 26, move: 2, attack: 3, range: null },
      { hp: 30, move: 2, attack: 4, range: null },
      { hp: 34, move: 2, attack: 4, range: null, conditions: ['immobilize'] },
      { hp: 40, move: 2, attack: 4, range: null, conditions: ['immobilize'] },
      { hp: 44, move: 3, attack: 4, range: null, conditions: ['immobilize'] },
    ],
    elite: [
      { hp: 20, move: 2, attack: 4, range: null },
      { hp: 26, move: 2, attack: 4, range: null },
      { hp: 36, move: 2, attack: 4, range: null },
      { hp: 40, move: 2, attack: 4, range: null, conditions: ['immobilize'] },
      { hp: 42, move: 3, attack: 5, range: null, conditions: ['immobilize'] },
      { hp: 50, move: 3, attack: 5, range: null, conditions: ['immobilize'] },
      { hp: 54, move: 3, attack: 6, range: null, conditions: ['immobilize'] },
      { hp: 64, move: 3, attack: 6, range: null, conditions: ['immobilize'] },
    ],
  },
};
