import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'droidekas',
  name: 'Droidekas',
  faction: 'separatists',
  rank: 'support',
  type: 'groundVehicle',
  points: 70,
  minis: 2,
  base: 50,
  silhouette: [0, 47],
  wounds: 3,
  speed: 1,
  die: 'white',
  defenceSurge: true,
  slots: ['comms'],
  keywords: { ai: { of: ['attack', 'move'] }, generator: 1, shielded: 4, 'wheel-mode': true },
  weapons: [
    {
      name: 'Dual Twin Blaster Cannons',
      range: [1, 3],
      dice: { red: 1, black: 2 },
      keywords: { suppressive: true, fixed: { of: ['front'] }, 'immune-deflect': true },
    },
  ],
};
