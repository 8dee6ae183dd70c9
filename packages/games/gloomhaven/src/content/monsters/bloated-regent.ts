import type { MonsterDef } from '../types.js';

export const bloatedRegent: MonsterDef = {
  id: 'bloated-regent',
  deck: 'living-corpse',
  standees: 1,
  variantOf: 'living-corpse',
  stats: {
    boss: [
      { hp: '10*C/2', move: 1, attack: 3, range: null },
      { hp: '10*C/2', move: 1, attack: 4, range: null },
      { hp: '13*C/2', move: 1, attack: 4, range: null },
      { hp: '13*C/2', move: 2, attack: 5, range: null },
      { hp: '15*C/2', move: 2, attack: 5, range: null, conditions: ['poison'] },
      { hp: '17*C/2', move: 2, attack: 6, range: null, conditions: ['poison'] },
      { hp: '21*C/2', move: 2, attack: 6, range: null, conditions: ['poison'] },
      { hp: '25*C/2', move: 2, attack: 6, range: null, conditions: ['poison'] },
    ],
  },
};
