import type { MonsterDef } from '../types.js';

export const inoxNecromancer: MonsterDef = {
  id: 'inox-necromancer',
  deck: 'inox-necromancer',
  standees: 4,
  variantOf: 'inox-shaman',
  stats: {
    boss: [
      { hp: 6, move: 2, attack: 3, range: 3 },
      { hp: 9, move: 2, attack: 3, range: 3 },
      { hp: 11, move: 3, attack: 3, range: 3 },
      { hp: 14, move: 3, attack: 3, range: 4 },
      { hp: 16, move: 3, attack: 4, range: 4 },
      { hp: 20, move: 3, attack: 4, range: 4 },
      { hp: 24, move: 4, attack: 4, range: 4 },
      { hp: 27, move: 4, attack: 5, range: 4 },
    ],
  },
};
