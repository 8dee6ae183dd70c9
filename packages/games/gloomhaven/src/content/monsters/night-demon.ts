import type { MonsterDef } from '../types.js';

export const nightDemon: MonsterDef = {
  id: 'night-demon',
  deck: 'night-demon',
  standees: 6,
  is: 'demon',
  stats: {
    normal: [
      { hp: 3, move: 3, attack: 3, range: null, attackersDisadvantage: true },
      { hp: 5, move: 3, attack: 3, range: null, attackersDisadvantage: true },
      { hp: 6, move: 3, attack: 4, range: null, attackersDisadvantage: true },
      { hp: 7, move: 4, attack: 4, range: null, attackersDisadvantage: true },
      { hp: 8, move: 4, attack: 5, range: null, attackersDisadvantage: true },
      { hp: 11, move: 4, attack: 5, range: null, attackersDisadvantage: true },
      { hp: 14, move: 4, attack: 5, range: null, attackersDisadvantage: true },
      { hp: 15, move: 4, attack: 6, range: null, attackersDisadvantage: true },
    ],
    elite: [
      { hp: 5, move: 4, attack: 4, range: null, attackersDisadvantage: true },
      { hp: 8, move: 4, attack: 4, range: null, attackersDisadvantage: true },
      { hp: 11, move: 4, attack: 4, range: null, attackersDisadvantage: true },
      { hp: 13, move: 4, attack: 5, range: null, attackersDisadvantage: true },
      { hp: 15, move: 5, attack: 5, range: null, attackersDisadvantage: true },
      { hp: 17, move: 5, attack: 6, range: null, attackersDisadvantage: true },
      { hp: 21, move: 5, attack: 6, range: null, attackersDisadvantage: true },
      { hp: 21, move: 5, attack: 8, range: null, attackersDisadvantage: true },
    ],
  },
};
