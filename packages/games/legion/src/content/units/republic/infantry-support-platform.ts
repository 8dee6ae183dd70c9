import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'infantry-support-platform',
  name: 'Infantry Support Platform',
  faction: 'republic',
  rank: 'heavy',
  type: 'repulsorVehicle',
  points: 65,
  minis: 1,
  base: 100,
  silhouette: [0, 27.9],
  wounds: 7,
  resilience: 5,
  speed: 3,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['pilot', 'hardpoint', 'comms'],
  keywords: {
    'armor-x': 3,
    cover: 1,
    hover: { of: ['ground'] },
    'weak-point': { x: 1, of: ['rear', 'sides'] },
  },
  weapons: [{ name: 'DC-15 Blaster Rifles', range: [1, 3], dice: { black: 2 } }],
};
