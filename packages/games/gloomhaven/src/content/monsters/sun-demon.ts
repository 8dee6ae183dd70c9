import type { MonsterDef } from '../types.js';

export const sunDemon: MonsterDef = {
  id: 'sun-demon',
  deck: 'sun-demon',
  standees: 6,
  is: 'demon',
  flying: true,
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 2, range: null, advantage: true, shield: 1 },
      { hp: 7, move: 2, attack: 2, range: null, advantage: true, shield: 1 },
      { hp: 9, move: 2, attack: 2, range: null, advantage: true, shield: 1 },
      { hp: 10, move: 2, attack: 3, range: null, advantage: true, shield: 1 },
      { hp: 11, move: 3, attack: 3, range: null, advantage: true, shield: 1 },
      { hp: 11, move: 3, attack: 3, range: null, advantage: true, shield: 2 },
      { hp: 12, move: 3, attack: 4, range: null, advantage: true, shield: 2 },
      { hp: 15, move: 3, attack: 4, range: null, advantage: true, shield: 2 },
    ],
    elite: [
      { hp: 9, move: 2, attack: 3, range: null, advantage: true, shield: 1 },
      { hp: 12, move: 2, attack: 3, range: null, advantage: true, shield: 1 },
      { hp: 13, move: 2, attack: 4, range: null, advantage: true, shield: 1 },
      { hp: 15, move: 3, attack: 4, range: null, advantage: true, shield: 1 },
      { hp: 16, move: 3, attack: 5, range: null, advantage: true, shield: 1 },
      { hp: 16, move: 3, attack: 5, range: null, advantage: true, shield: 2 },
      { hp: 18, move: 4, attack: 5, range: null, advantage: true, shield: 2 },
      { hp: 22, move: 4, attack: 5, range: null, advantage: true, shield: 2 },
    ],
  },
};
