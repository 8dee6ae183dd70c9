import type { MonsterDef } from '../types.js';

export const livingSpirit: MonsterDef = {
  id: 'living-spirit',
  deck: 'living-spirit',
  standees: 6,
  flying: true,
  stats: {
    normal: [
      { hp: 2, move: 2, attack: 2, range: 2, shield: 1 },
      { hp: 2, move: 2, attack: 2, range: 2, shield: 2 },
      { hp: 2, move: 3, attack: 2, range: 3, shield: 2 },
      { hp: 3, move: 3, attack: 3, range: 3, shield: 2 },
      { hp: 3, move: 3, attack: 3, range: 3, shield: 3 },
      { hp: 4, move: 3, attack: 3, range: 4, shield: 3 },
      { hp: 4, move: 3, attack: 4, range: 4, shield: 3 },
      { hp: 6, move: 3, attack: 4, range: 4, shield: 3 },
    ],
    elite: [
      { hp: 3, move: 3, attack: 3, range: 3, shield: 2 },
      { hp: 3, move: 3, attack: 3, range: 3, shield: 3 },
      { hp: 3, move: 4, attack: 3, range: 4, shield: 3 },
      { hp: 4, move: 4, attack: 4, range: 4, shield: 3 },
      { hp: 4, move: 4, attack: 4, range: 4, shield: 4 },
      { hp: 6, move: 4, attack: 4, range: 4, shield: 4 },
      { hp: 7, move: 4, attack: 5, range: 5, shield: 4 },
      { hp: 9, move: 4, attack: 5, range: 5, shield: 4 },
    ],
  },
};
