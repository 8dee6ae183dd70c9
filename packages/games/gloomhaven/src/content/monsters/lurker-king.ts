import type { MonsterDef } from '../types.js';

export const lurkerKing: MonsterDef = {
  id: 'lurker-king',
  deck: 'lurker',
  standees: 1,
  variantOf: 'lurker',
  stats: {
    boss: [
      { hp: 7, move: 2, attack: 3, range: null, targets: 2, shield: 1 },
      { hp: 9, move: 2, attack: 3, range: null, targets: 2, pierce: 1, shield: 1 },
      { hp: 12, move: 3, attack: 3, range: null, targets: 2, pierce: 2, shield: 1 },
      { hp: 14, move: 3, attack: 4, range: null, targets: 2, pierce: 2, shield: 1 },
      { hp: 14, move: 3, attack: 4, range: null, targets: 2, pierce: 3, shield: 2 },
      { hp: 15, move: 3, attack: 5, range: null, targets: 2, pierce: 3, shield: 2 },
      { hp: 16, move: 4, attack: 5, range: null, targets: 2, pierce: 4, shield: 2 },
      { hp: 18, move: 4, attack: 5, range: null, targets: 2, pierce: 4, shield: 2 },
    ],
  },
};
