import type { MonsterDef } from '../types.js';

export const ancientArtillery: MonsterDef = {
  id: 'ancient-artillery',
  deck: 'ancient-artillery',
  standees: 6,
  stats: {
    normal: [
      { hp: 4, move: null, attack: 2, range: 4 },
      { hp: 6, move: null, attack: 2, range: 4 },
      { hp: 7, move: null, attack: 2, range: 5 },
      { hp: 8, move: null, attack: 3, range: 5 },
      { hp: 9, move: null, attack: 4, range: 5 },
      { hp: 11, move: null, attack: 4, range: 6 },
      { hp: 14, move: null, attack: 4, range: 6 },
      { hp: 16, move: null, attack: 4, range: 7 },
    ],
    elite: [
      { hp: 7, move: null, attack: 3, range: 5 },
      { hp: 9, move: null, attack: 3, range: 5 },
      { hp: 11, move: null, attack: 3, range: 6 },
      { hp: 13, move: null, attack: 4, range: 6 },
      { hp: 13, move: null, attack: 4, range: 6, targets: 2 },
      { hp: 15, move: null, attack: 4, range: 7, targets: 2 },
      { hp: 16, move: null, attack: 5, range: 7, targets: 2 },
      { hp: 20, move: null, attack: 5, range: 7, targets: 2 },
    ],
  },
};
