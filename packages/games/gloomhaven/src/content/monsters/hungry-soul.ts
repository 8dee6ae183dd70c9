import type { MonsterDef } from '../types.js';

export const hungrySoul: MonsterDef = {
  id: 'hungry-soul',
  deck: 'living-bones',
  standees: 1,
  variantOf: 'living-bones',
  stats: {
    boss: [
      { hp: '(6*C)/2', move: 4, attack: 4, range: null, targets: 2, shield: 5 },
      { hp: '(6*C)/2', move: 4, attack: 4, range: null, targets: 3, shield: 5 },
      { hp: '(7*C)/2', move: 4, attack: 5, range: null, targets: 3, shield: 5 },
      { hp: '(10*C)/2', move: 4, attack: 5, range: null, targets: 3, shield: 5 },
      { hp: '(11*C)/2', move: 4, attack: 6, range: null, targets: 3, shield: 5 },
      { hp: '(11*C)/2', move: 4, attack: 6, range: null, targets: 3, shield: 5 },
      { hp: '(11*C)/2', move: 6, attack: 6, range: null, targets: 3, shield: 5 },
      { hp: '(14*C)/2', move: 6, attack: 6, range: null, targets: 3, shield: 5 },
    ],
  },
};
