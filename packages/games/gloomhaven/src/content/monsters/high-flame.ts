import type { MonsterDef } from '../types.js';

export const highFlame: MonsterDef = {
  id: 'high-flame',
  deck: 'flame-demon',
  standees: 6,
  flying: true,
  variantOf: 'flame-demon',
  stats: {
    boss: [
      { hp: 3, move: 3, attack: 2, range: 2, retaliate: 2, retaliateRange: 2, shield: 5 },
      { hp: 3, move: 3, attack: 2, range: 4, retaliate: 4, retaliateRange: 4, shield: 6 },
      { hp: 4, move: 3, attack: 3, range: 4, retaliate: 5, retaliateRange: 4, shield: 6 },
      { hp: 5, move: 3, attack: 3, range: 5, retaliate: 5, retaliateRange: 5, shield: 6 },
      { hp: 5, move: 4, attack: 4, range: 5, retaliate: 6, retaliateRange: 5, shield: 6 },
      { hp: 6, move: 4, attack: 4, range: 5, retaliate: 6, retaliateRange: 5, shield: 7 },
      { hp: 7, move: 4, attack: 5, range: 5, retaliate: 7, retaliateRange: 5, shield: 7 },
      { hp: 8, move: 4, attack: 5, range: 6, retaliate: 7, retaliateRange: 6, shield: 7 },
    ],
  },
};
