import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'at-st',
  name: 'AT-ST',
  faction: 'empire',
  rank: 'heavy',
  type: 'groundVehicle',
  points: 155,
  minis: 1,
  base: 100,
  silhouette: [0, 224.5],
  wounds: 11,
  resilience: 8,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  slots: ['pilot', 'hardpoint', 'hardpoint', 'hardpoint', 'comms'],
  keywords: { armor: true, arsenal: 2, 'weak-point': { x: 1, of: ['rear'] } },
  weapons: [
    { name: 'Fence-cutting Blades', melee: true, dice: { red: 4 } },
    {
      name: 'MS-4 Twin Blaster Cannon',
      range: [1, 4],
      dice: { red: 2, black: 2, white: 2 },
      keywords: { fixed: { of: ['front'] }, impact: 3 },
    },
  ],
};
