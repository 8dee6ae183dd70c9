import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 't-47-airspeeder',
  name: 'T-47 Airspeeder',
  faction: 'rebels',
  rank: 'heavy',
  type: 'repulsorVehicle',
  points: 130,
  minis: 1,
  base: 100,
  silhouette: [88.7, 117.7],
  wounds: 7,
  resilience: 5,
  speed: 3,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['pilot', 'hardpoint', 'comms'],
  keywords: {
    armor: true,
    arsenal: 2,
    cover: 1,
    'immune-blast': true,
    'immune-melee': true,
    'immune-range-1-weapons': true,
    speeder: 2,
  },
  weapons: [
    {
      name: 'Ap/11 Double Laser Cannon',
      range: [1, 3],
      dice: { red: 3, black: 3 },
      keywords: { fixed: { of: ['front'] }, impact: 3 },
    },
  ],
};
