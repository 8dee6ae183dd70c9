import type { MonsterDef } from '../types.js';

export const cityGuardScoundrelSolo: MonsterDef = {
  id: 'city-guard-scoundrel-solo',
  deck: 'guard',
  standees: 6,
  variantOf: 'city-guard',
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 2, range: null, shield: 3 },
      { hp: 5, move: 2, attack: 2, range: null, shield: 4 },
      { hp: 7, move: 2, attack: 2, range: null, shield: 4 },
      { hp: 8, move: 2, attack: 3, range: null, shield: 4 },
      { hp: 9, move: 3, attack: 3, range: null, shield: 4 },
      { hp: 10, move: 3, attack: 3, range: null, shield: 5 },
      { hp: 11, move: 3, attack: 4, range: null, shield: 5 },
      { hp: 13, move: 3, attack: 4, range: null, shield: 5 },
    ],
    elite: [
      { hp: 6, move: 2, attack: 3, range: null, shield: 4 },
      { hp: 6, move: 2, attack: 3, range: null, shield: 5 },
      { hp: 9, move: 2, attack: 3, range: null, shield: 5 },
      { hp: 9, move: 2, attack: 4, range: null, retaliate: 1, shield: 5 },
      { hp: 10, move: 3, attack: 4, range: null, retaliate: 2, shield: 5 },
      { hp: 12, move: 3, attack: 4, range: null, retaliate: 2, shield: 6 },
      { hp: 13, move: 3, attack: 5, range: null, retaliate: 3, shield: 6 },
      { hp: 14, move: 3, attack: 6, range: null, retaliate: 3, shield: 6 },
    ],
  },
};
