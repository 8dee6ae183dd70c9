import type { MonsterDef } from '../types.js';

export const siegeCannon: MonsterDef = {
  id: 'siege-cannon',
  deck: 'ancient-artillery',
  standees: 1,
  variantOf: 'ancient-artillery',
  stats: {
    boss: [
      { hp: 14, move: null, attack: 3, range: 5 },
      { hp: 18, move: null, attack: 3, range: 5 },
      { hp: 22, move: null, attack: 3, range: 6 },
      { hp: 26, move: null, attack: 4, range: 6 },
      { hp: 26, move: null, attack: 4, range: 6, targets: 2 },
      { hp: 30, move: null, attack: 4, range: 7, targets: 2 },
      { hp: 32, move: null, attack: 5, range: 7, targets: 2 },
      { hp: 40, move: null, attack: 5, range: 7, targets: 2 },
    ],
  },
};
