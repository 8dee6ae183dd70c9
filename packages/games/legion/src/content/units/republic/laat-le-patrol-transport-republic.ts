import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'laat-le-patrol-transport-republic',
  name: 'LAAT/le Patrol Transport',
  faction: 'republic',
  rank: 'heavy',
  type: 'repulsorVehicle',
  points: 100,
  minis: 1,
  base: 120,
  silhouette: [45.2, 164.1],
  wounds: 8,
  resilience: 6,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  slots: ['pilot', 'ordnance', 'comms'],
  keywords: {
    armor: true,
    arsenal: 2,
    cover: 1,
    hover: { x: 2, of: ['air'] },
    'immune-blast': true,
    'immune-melee': true,
    'immune-range-1-weapons': true,
    transport: { x: 1, of: ['closed'] },
  },
  weapons: [
    {
      name: 'Twin Laser Cannons',
      range: [1, 3],
      dice: { red: 1, black: 3 },
      keywords: { fixed: { of: ['front'] } },
    },
  ],
};
