import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'swoop-bike-riders',
  name: 'Swoop Bike Riders',
  faction: 'mercenary',
  affiliation: 'raiders',
  hiredBy: ['rebels', 'republic'],
  rank: 'support',
  type: 'repulsorVehicle',
  points: 65,
  minis: 2,
  base: 50,
  silhouette: [26.2, 48],
  wounds: 3,
  speed: 3,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['comms'],
  keywords: {
    cover: 1,
    independent: { tokens: [[['aim', 1]], [['dodge', 1]]] },
    reinforcements: true,
    speeder: 1,
  },
  weapons: [
    { name: 'Vibro-Ax', special: 'overrun', dice: { red: 1, white: 2 }, keywords: { overrun: 1 } },
    { name: 'Heavy Blaster Pistol', range: [1, 2], dice: { red: 1, black: 1 } },
  ],
};
