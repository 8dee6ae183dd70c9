import type { MonsterDef } from '../types.js';

export const lieutenant: MonsterDef = {
  id: 'lieutenant',
  deck: 'guard',
  standees: 1,
  variantOf: 'city-guard-saw-solo',
  stats: {
    boss: [
      { hp: 18, move: 2, attack: 3, range: null, shield: 1 },
      { hp: 18, move: 2, attack: 3, range: null, shield: 2 },
      { hp: 21, move: 2, attack: 3, range: null, shield: 2 },
      { hp: 21, move: 2, attack: 4, range: null, retaliate: 1, shield: 2 },
      { hp: 30, move: 3, attack: 4, range: null, retaliate: 2, shield: 2 },
      { hp: 36, move: 3, attack: 4, range: null, retaliate: 2, shield: 3 },
      { hp: 39, move: 3, attack: 5, range: null, retaliate: 3, shield: 3 },
      { hp: 42, move: 3, attack: 6, range: null, retaliate: 3, shield: 3 },
    ],
  },
};
