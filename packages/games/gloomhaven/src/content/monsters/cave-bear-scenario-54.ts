import type { MonsterDef } from '../types.js';

export const caveBearScenario54: MonsterDef = {
  id: 'cave-bear-scenario-54',
  deck: 'cave-bear',
  standees: 4,
  variantOf: 'cave-bear',
  stats: {
    normal: [
      { hp: 7, move: 3, attack: 3, range: null, conditions: ['poison'] },
      { hp: 9, move: 3, attack: 3, range: null, conditions: ['poison'] },
      { hp: 11, move: 4, attack: 3, range: null, conditions: ['poison'] },
      { hp: 13, move: 4, attack: 4, range: null, conditions: ['poison'] },
      { hp: 16, move: 4, attack: 4, range: null, conditions: ['poison'] },
      { hp: 17, move: 5, attack: 4, range: null, conditions: ['wound'] },
      { hp: 19, move: 5, attack: 5, range: null, conditions: ['wound'] },
      { hp: 22, move: 5, attack: 5, range: null, conditions: ['wound'] },
    ],
    elite: [
      { hp: 11, move: 3, attack: 4, range: null, conditions: ['poison'] },
      { hp: 14, move: 3, attack: 4, range: null, conditions: ['poison'] },
      { hp: 17, move: 4, attack: 4, range: null, conditions: ['poison'] },
      { hp: 20, move: 4, attack: 5, range: null, conditions: ['poison'] },
      { hp: 21, move: 5, attack: 5, range: null, conditions: ['wound'] },
      { hp: 24, move: 5, attack: 6, range: null, conditions: ['wound'] },
      { hp: 28, move: 5, attack: 7, range: null, conditions: ['wound'] },
      { hp: 33, move: 5, attack: 7, range: null, conditions: ['wound'] },
    ],
  },
};
