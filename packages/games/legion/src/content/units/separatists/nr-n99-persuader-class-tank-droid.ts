import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'nr-n99-persuader-class-tank-droid',
  name: 'NR-N99 Persuader-class Tank Droid',
  faction: 'separatists',
  rank: 'heavy',
  type: 'groundVehicle',
  points: 145,
  minis: 1,
  base: [200, 100],
  silhouette: [0, 84.4],
  wounds: 11,
  resilience: 7,
  speed: 1,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['programming', 'ordnance', 'comms'],
  keywords: {
    armor: true,
    arsenal: 2,
    programmed: true,
    reposition: true,
    transport: { x: 1, of: ['open'] },
    'weak-point': { x: 1, of: ['sides'] },
  },
  weapons: [
    {
      name: 'Ion Cannons',
      range: [1, 2],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { impact: 1, ion: 1, fixed: { of: ['front'] } },
    },
    {
      name: 'Heavy Repeating Blasters',
      range: [1, 4],
      dice: { red: 1, black: 2, white: 2 },
      keywords: { critical: 1, fixed: { of: ['front'] } },
    },
  ],
};
