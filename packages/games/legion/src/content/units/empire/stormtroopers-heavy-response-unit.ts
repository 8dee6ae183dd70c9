import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'stormtroopers-heavy-response-unit',
  name: 'Stormtroopers',
  title: 'Heavy Response Unit',
  faction: 'empire',
  rank: 'corps',
  type: 'trooper',
  points: 40,
  minis: 3,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'heavy-weapon'],
  keywords: {
    'flexible-response': 2,
    precise: 1,
    'special-issue': { of: ['blizzard-force'] },
    unhindered: true,
  },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'E-11 Blaster Rifle', range: [1, 3], dice: { white: 1 } },
  ],
  onlyIn: 'blizzard-force',
  disputed: ['minis'],
};
