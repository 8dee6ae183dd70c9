import type { MonsterDef } from '../types.js';

export const arcaneGolem: MonsterDef = {
  id: 'arcane-golem',
  deck: 'stone-golem',
  standees: 1,
  variantOf: 'stone-golem',
  stats: {
    boss: [
      { hp: '10*C', move: 2, attack: 4, range: null, shield: 1 },
      { hp: '11*C', move: 2, attack: 4, range: null, shield: 2 },
      { hp: '14*C', move: 2, attack: 5, range: null, shield: 2 },
      { hp: '15*C', move: 2, attack: 5, range: null, shield: 3 },
      { hp: '17*C', move: 2, attack: 6, range: null, shield: 3 },
      { hp: '19*C', move: 3, attack: 6, range: null, shield: 3 },
      { hp: '20*C', move: 3, attack: 7, range: null, shield: 3 },
      { hp: '21*C', move: 3, attack: 7, range: null, shield: 4 },
    ],
  },
};
