import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'mark-ii-medium-blaster-trooper',
  name: 'Mark II Medium Blaster Trooper',
  faction: 'rebels',
  rank: 'corps',
  type: 'emplacement',
  points: 38,
  minis: 1,
  base: 50,
  wounds: 4,
  courage: 2,
  speed: 1,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['comms'],
  keywords: {
    detachment: { who: [{ name: 'Rebel Veterans' }] },
    'fire-support': true,
    'full-pivot': true,
    reposition: true,
    sentinel: true,
  },
  weapons: [
    {
      name: 'Mark II Medium Blaster',
      range: [1, 3],
      dice: { black: 4 },
      keywords: { critical: 2, cumbersome: true, fixed: { of: ['front'] } },
    },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'A-280 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
