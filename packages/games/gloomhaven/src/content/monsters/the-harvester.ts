import type { MonsterDef } from '../types.js';

export const theHarvester: MonsterDef = {
  id: 'the-harvester',
  deck: 'guard',
  standees: 1,
  variantOf: 'city-guard',
  stats: {
    boss: [
      { hp: 6, move: 2, attack: 3, range: null, shield: 1 },
      { hp: 6, move: 2, attack: 3, range: null, shield: 2 },
      { hp: 9, move: 2, attack: 3, range: null, shield: 2 },
      { hp: 9, move: 2, attack: 4, range: null, retaliate: 1, shield: 2 },
      { hp: 10, move: 3, attack: 4, range: null, retaliate: 2, shield: 2 },
      { hp: 12, move: 3, attack: 4, range: null, retaliate: 2, shield: 3 },
      { hp: 13, move: 3, attack: 5, range: null, retaliate: 3, shield: 3 },
      { hp: 14, move: 3, attack: 6, range: null, retaliate: 3, shield: 3 },
    ],
  },
};
