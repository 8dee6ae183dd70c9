import type { MonsterDef } from '../types.js';

export const songOfTheDeep: MonsterDef = {
  id: 'song-of-the-deep',
  deck: 'shaman',
  standees: 6,
  variantOf: 'vermling-shaman',
  stats: {
    boss: [
      { hp: 3, move: 3, attack: 2, range: 3, shield: 2 },
      { hp: 3, move: 3, attack: 2, range: 3, shield: 3 },
      { hp: 4, move: 3, attack: 2, range: 4, shield: 3 },
      { hp: 5, move: 3, attack: 3, range: 4, shield: 3 },
      { hp: 5, move: 3, attack: 3, range: 4, conditions: ['muddle'], shield: 4 },
      { hp: 6, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 4 },
      { hp: 6, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 5 },
      { hp: 8, move: 3, attack: 4, range: 4, conditions: ['muddle'], shield: 5 },
    ],
  },
};
