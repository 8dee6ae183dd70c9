import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'tx-130-saber-class-fighter-tank',
  name: 'TX-130 Saber-Class Fighter Tank',
  faction: 'republic',
  rank: 'heavy',
  type: 'repulsorVehicle',
  points: 160,
  minis: 1,
  base: 150,
  silhouette: [0, 65.9],
  wounds: 9,
  resilience: 6,
  speed: 2,
  die: 'red',
  slots: ['pilot', 'hardpoint', 'ordnance', 'comms'],
  keywords: {
    armor: true,
    arsenal: 2,
    hover: { of: ['ground'] },
    outmaneuver: true,
    'weak-point': { x: 1, of: ['rear', 'sides'] },
  },
  weapons: [
    {
      name: 'Twin Lateral GA-6x Laser Cannons',
      range: [1, 4],
      dice: { red: 2, black: 2, white: 2 },
      keywords: { critical: 1, impact: 2, fixed: { of: ['front'] } },
    },
  ],
};
