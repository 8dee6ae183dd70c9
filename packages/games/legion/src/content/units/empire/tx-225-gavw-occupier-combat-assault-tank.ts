import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'tx-225-gavw-occupier-combat-assault-tank',
  name: 'TX-225 GAVw Occupier Combat Assault Tank',
  faction: 'empire',
  rank: 'heavy',
  type: 'groundVehicle',
  points: 140,
  minis: 1,
  base: [175, 100],
  silhouette: [0, 50.8],
  wounds: 8,
  resilience: 6,
  speed: 1,
  die: 'red',
  slots: ['pilot', 'hardpoint', 'comms'],
  keywords: {
    armor: true,
    arsenal: 2,
    reposition: true,
    transport: { x: 1, of: ['open'] },
    'weak-point': { x: 1, of: ['sides'] },
  },
  weapons: [
    {
      name: 'Forward Twin MK 2e/w Cannons',
      range: [1, 2],
      dice: { red: 1, black: 1 },
      keywords: { suppressive: true, fixed: { of: ['front'] } },
    },
    {
      name: 'Lateral Quad MK 2e/w Cannons',
      range: [1, 4],
      dice: { red: 2, black: 2 },
      keywords: { impact: 2, fixed: { of: ['front'] } },
    },
  ],
};
