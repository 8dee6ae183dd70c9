import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'aat-trade-federation-battle-tank',
  name: 'AAT Trade Federation Battle Tank',
  faction: 'separatists',
  rank: 'heavy',
  type: 'repulsorVehicle',
  points: 175,
  minis: 1,
  base: 150,
  silhouette: [18.7, 102.2],
  wounds: 9,
  resilience: 6,
  speed: 1,
  die: 'red',
  slots: ['pilot', 'ordnance', 'ordnance', 'comms'],
  keywords: {
    ai: { of: ['attack'] },
    armor: true,
    arsenal: 2,
    barrage: true,
    hover: { of: ['ground'] },
    'weak-point': { x: 2, of: ['rear'] },
  },
  weapons: [
    {
      name: 'Lateral Anti-Personnel Lasers',
      range: [1, 2],
      dice: { black: 3 },
      keywords: { fixed: { of: ['front'] } },
    },
    {
      name: 'MX-8 Artillery Laser Cannon',
      range: [2, 4],
      dice: { red: 4 },
      keywords: { critical: 2, 'high-velocity': true, impact: 1 },
    },
  ],
};
