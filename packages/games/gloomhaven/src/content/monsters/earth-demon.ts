import type { MonsterDef } from '../types.js';

export const earthDemon: MonsterDef = {
  id: 'earth-demon',
  deck: 'earth-demon',
  standees: 6,
  is: 'demon',
  stats: {
    normal: [
      { hp: 7, move: 1, attack: 3, range: null },
      { hp: 9, move: 1, attack: 3, range: null },
      { hp: 12, move: 1, attack: 3, range: null },
      { hp: 13, move: 2, attack: 3, range: null },
      { hp: 15, move: 2, attack: 4, range: null },
      { hp: 17, move: 2, attack: 4, range: null, conditions: ['immobilize'] },
      { hp: 20, move: 2, attack: 4, range: null, conditions: ['immobilize'] },
      { hp: 22, move: 3, attack: 4, range: null, conditions: ['immobilize'] },
    ],
    elite: [
      { hp: 10, move: 2, attack: 4, range: null },
      { hp: 13, move: 2, attack: 4, range: null },
      { hp: 18, move: 2, attack: 4, range: null },
      { hp: 20, move: 2, attack: 4, range: null, conditions: ['immobilize'] },
      { hp: 21, move: 3, attack: 5, range: null, conditions: ['immobilize'] },
      { hp: 25, move: 3, attack: 5, range: null, conditions: ['immobilize'] },
      { hp: 27, move: 3, attack: 6, range: null, conditions: ['immobilize'] },
      { hp: 32, move: 3, attack: 6, range: null, conditions: ['immobilize'] },
    ],
  },
};
