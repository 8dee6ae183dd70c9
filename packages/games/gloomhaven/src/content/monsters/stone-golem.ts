import type { MonsterDef } from '../types.js';

export const stoneGolem: MonsterDef = {
  id: 'stone-golem',
  deck: 'stone-golem',
  standees: 6,
  stats: {
    normal: [
      { hp: 10, move: 1, attack: 3, range: null },
      { hp: 10, move: 1, attack: 3, range: null, shield: 1 },
      { hp: 11, move: 1, attack: 4, range: null, shield: 1 },
      { hp: 11, move: 1, attack: 4, range: null, shield: 2 },
      { hp: 12, move: 2, attack: 4, range: null, shield: 2 },
      { hp: 13, move: 2, attack: 5, range: null, shield: 2 },
      { hp: 16, move: 2, attack: 5, range: null, shield: 2 },
      { hp: 16, move: 2, attack: 5, range: null, shield: 3 },
    ],
    elite: [
      { hp: 10, move: 2, attack: 4, range: null, shield: 1 },
      { hp: 11, move: 2, attack: 4, range: null, shield: 2 },
      { hp: 14, move: 2, attack: 5, range: null, shield: 2 },
      { hp: 15, move: 2, attack: 5, range: null, shield: 3 },
      { hp: 17, move: 2, attack: 6, range: null, shield: 3 },
      { hp: 19, move: 3, attack: 6, range: null, shield: 3 },
      { hp: 20, move: 3, attack: 7, range: null, shield: 3 },
      { hp: 21, move: 3, attack: 7, range: null, shield: 4 },
    ],
  },
};
