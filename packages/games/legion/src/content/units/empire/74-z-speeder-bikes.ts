import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: '74-z-speeder-bikes',
  name: '74-Z Speeder Bikes',
  faction: 'empire',
  rank: 'support',
  type: 'repulsorVehicle',
  points: 70,
  minis: 2,
  base: 50,
  silhouette: [18, 39.6],
  wounds: 3,
  speed: 3,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['comms'],
  keywords: { cover: 1, speeder: 1 },
  weapons: [
    { name: 'EC-17 Holdout Blaster', range: [1, 2], dice: { black: 2 } },
    {
      name: 'Ax-20 Blaster Cannon',
      range: [1, 3],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { fixed: { of: ['front'] }, impact: 1 },
    },
  ],
};
