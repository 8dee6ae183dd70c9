import type { MonsterDef } from '../types.js';

export const flameDemon: MonsterDef = {
  id: 'flame-demon',
  deck: 'flame-demon',
  standees: 6,
  is: 'demon',
  flying: true,
  stats: {
    normal: [
      { hp: 2, move: 3, attack: 2, range: 3, shield: 2 },
      { hp: 2, move: 3, attack: 2, range: 3, shield: 3 },
      { hp: 3, move: 3, attack: 3, range: 3, shield: 3 },
      { hp: 3, move: 3, attack: 3, range: 4, retaliate: 2, retaliateRange: 2, shield: 3 },
      { hp: 3, move: 4, attack: 3, range: 4, retaliate: 3, retaliateRange: 2, shield: 3 },
      { hp: 4, move: 4, attack: 3, range: 4, retaliate: 3, retaliateRange: 2, shield: 4 },
      { hp: 4, move: 4, attack: 4, range: 4, retaliate: 4, retaliateRange: 2, shield: 4 },
      { hp: 5, move: 4, attack: 4, range: 5, retaliate: 4, retaliateRange: 3, shield: 4 },
    ],
    elite: [
      { hp: 3, move: 3, attack: 2, range: 3, shield: 3 },
      { hp: 3, move: 3, attack: 2, range: 4, retaliate: 2, retaliateRange: 2, shield: 4 },
      { hp: 4, move: 3, attack: 3, range: 4, retaliate: 3, retaliateRange: 2, shield: 4 },
      { hp: 5, move: 3, attack: 3, range: 5, retaliate: 3, retaliateRange: 3, shield: 4 },
      { hp: 5, move: 4, attack: 4, range: 5, retaliate: 4, retaliateRange: 3, shield: 4 },
      { hp: 6, move: 4, attack: 4, range: 5, retaliate: 4, retaliateRange: 3, shield: 5 },
      { hp: 7, move: 4, attack: 5, range: 5, retaliate: 5, retaliateRange: 3, shield: 5 },
      { hp: 8, move: 4, attack: 5, range: 6, retaliate: 5, retaliateRange: 4, shield: 5 },
    ],
  },
};
