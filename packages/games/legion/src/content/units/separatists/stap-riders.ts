import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'stap-riders',
  name: 'STAP Riders',
  faction: 'separatists',
  rank: 'support',
  type: 'repulsorVehicle',
  points: 75,
  minis: 2,
  base: 50,
  silhouette: [15.1, 57],
  wounds: 3,
  speed: 3,
  die: 'white',
  slots: ['comms'],
  keywords: {
    agile: 1,
    ai: { of: ['move'] },
    coordinate: { who: [{ type: 'droid' }, { type: 'vehicle' }] },
    cover: 1,
    speeder: 1,
  },
  weapons: [
    {
      name: 'Repeating Dual Blaster Cannons',
      range: [1, 3],
      dice: { black: 3 },
      keywords: { critical: 1, fixed: { of: ['front'] } },
    },
  ],
};
