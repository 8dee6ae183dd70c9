import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'barc-speeder',
  name: 'BARC Speeder',
  faction: 'republic',
  rank: 'support',
  type: 'repulsorVehicle',
  points: 55,
  minis: 1,
  base: 70,
  silhouette: [12.5, 40.2],
  wounds: 5,
  resilience: 3,
  speed: 3,
  die: 'red',
  attackSurge: 'hit',
  slots: ['crew', 'comms'],
  keywords: { arsenal: 2, cover: 1, speeder: 1 },
  weapons: [
    {
      name: 'Twin Light Blaster Cannon',
      range: [1, 3],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { fixed: { of: ['front'] } },
    },
    { name: 'DC-15A Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
