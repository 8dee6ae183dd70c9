import type { MonsterDef } from '../types.js';

export const cityGuardTinkererSolo: MonsterDef = {
  id: 'city-guard-tinkerer-solo',
  deck: 'guard',
  standees: 6,
  variantOf: 'city-guard',
  stats: {
    normal: [
      { hp: 5, move: 2, attack: 2, range: null },
      { hp: 5, move: 2, attack: 2, range: null },
      { hp: 7, move: 2, attack: 2, range: null },
      { hp: 8, move: 2, attack: 3, range: null },
      { hp: 9, move: 3, attack: 3, range: null },
      { hp: 10, move: 3, attack: 3, range: null, shield: 1 },
      { hp: 11, move: 3, attack: 4, range: null, shield: 1 },
      { hp: 13, move: 3, attack: 4, range: null, shield: 1 },
    ],
    elite: [
      { hp: 6, move: 2, attack: 3, range: null },
      { hp: 6, move: 2, attack: 3, range: null, shield: 1 },
      { hp: 9, move: 2, attack: 3, range: null, shield: 1 },
      { hp: 9, move: 2, attack: 4, range: null, retaliate: 1, shield: 1 },
      { hp: 10, move: 3, attack: 4, range: null, retaliate: 2, shield: 1 },
      { hp: 12, move: 3, attack: 4, range: null, retaliate: 2, shield: 2 },
      { hp: 13, move: 3, attack: 5, range: null, retaliate: 3, shield: 2 },
      { hp: 14, move: 3, attack: 6, range: null, retaliate: 3, shield: 2 },
    ],
  },
};
