import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'a-a5-speeder-truck-rebels',
  name: 'A-A5 Speeder Truck',
  faction: 'rebels',
  rank: 'heavy',
  type: 'repulsorVehicle',
  points: 75,
  minis: 1,
  base: [175, 100],
  silhouette: [8.5, 91.2],
  wounds: 8,
  resilience: 6,
  speed: 1,
  die: 'white',
  defenceSurge: true,
  slots: ['pilot', 'crew', 'crew', 'hardpoint', 'comms'],
  keywords: {
    armor: true,
    hover: { of: ['ground'] },
    reposition: true,
    transport: { x: 1, of: ['closed'] },
    'weak-point': { x: 2, of: ['rear'] },
  },
  weapons: [],
};
