import type { MonsterDef } from '../types.js';

export const stoneGolemScoundrelSolo: MonsterDef = {
  id: 'stone-golem-scoundrel-solo',
  deck: 'stone-golem',
  standees: 6,
  variantOf: 'stone-golem',
  stats: {
    normal: [
      { hp: 10, move: 1, attack: 3, range: null, shield: 4 },
      { hp: 10, move: 1, attack: 3, range: null, shield: 5 },
      { hp: 11, move: 1, attack: 4, range: null, shield: 5 },
      { hp: 11, move: 1, attack: 4, range: null, shield: 6 },
      { hp: 12, move: 2, attack: 4, range: null, shield: 6 },
      { hp: 13, move: 2, attack: 5, range: null, shield: 6 },
      { hp: 16, move: 2, attack: 5, range: null, shield: 6 },
      { hp: 16, move: 2, attack: 5, range: null, shield: 7 },
    ],
    elite: [
      { hp: 10, move: 2, attack: 4, range: null, shield: 5 },
      { hp: 11, move: 2, attack: 4, range: null, shield: 6 },
      { hp: 14, move: 2, attack: 5, range: null, shield: 6 },
      { hp: 15, move: 2, attack: 5, range: null, shield: 7 },
      { hp: 17, move: 2, attack: 6, range: null, shield: 7 },
      { hp: 19, move: 3, attack: 6, range: null, shield: 7 },
      { hp: 20, move: 3, attack: 7, range: null, shield: 7 },
      { hp: 21, move: 3, attack: 7, range: null, shield: 8 },
    ],
  },
};
