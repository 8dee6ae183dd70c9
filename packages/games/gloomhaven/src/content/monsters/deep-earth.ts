import type { MonsterDef } from '../types.js';

export const deepEarth: MonsterDef = {
  id: 'deep-earth',
  deck: 'earth-demon',
  standees: 6,
  variantOf: 'earth-demon',
  stats: {
    boss: [
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
