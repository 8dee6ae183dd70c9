import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'df-90-mortar-trooper',
  name: 'DF-90 Mortar Trooper',
  faction: 'empire',
  rank: 'corps',
  type: 'emplacement',
  points: 40,
  minis: 1,
  base: 50,
  wounds: 3,
  courage: 2,
  speed: 1,
  die: 'red',
  slots: ['comms'],
  keywords: {
    detachment: { who: [{ name: 'Shoretroopers' }] },
    'fire-support': true,
    'full-pivot': true,
    reposition: true,
    sentinel: true,
  },
  weapons: [
    { name: 'E-22 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
    {
      name: 'DF-90 Mortar',
      range: [3, 4],
      dice: { white: 3 },
      keywords: { critical: 1, suppressive: true, cumbersome: true, fixed: { of: ['front'] } },
    },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
