import type { MonsterDef } from '../types.js';

export const primeLieutenant: MonsterDef = {
  id: 'prime-lieutenant',
  deck: 'savvas-lavaflow',
  standees: 1,
  variantOf: 'savvas-lavaflow',
  stats: {
    boss: [
      { hp: 13, move: 3, attack: 3, range: null },
      { hp: 15, move: 3, attack: 3, range: null, conditions: ['wound'] },
      { hp: 18, move: 3, attack: 3, range: null, conditions: ['poison', 'wound'] },
      { hp: 21, move: 3, attack: 4, range: null, conditions: ['poison', 'wound'] },
      { hp: 24, move: 4, attack: 4, range: null, conditions: ['poison', 'wound'] },
      { hp: 27, move: 4, attack: 5, range: null, conditions: ['poison', 'wound'] },
      { hp: 30, move: 4, attack: 6, range: null, conditions: ['poison', 'wound'] },
      { hp: 35, move: 4, attack: 6, range: null, conditions: ['poison', 'wound'] },
    ],
  },
};
