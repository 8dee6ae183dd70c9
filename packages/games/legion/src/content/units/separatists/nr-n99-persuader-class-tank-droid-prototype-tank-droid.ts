import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'nr-n99-persuader-class-tank-droid-prototype-tank-droid',
  name: 'NR-N99 Persuader-class Tank Droid',
  title: 'Prototype Tank Droid',
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
  defenceSurge: true,
  slots: ['programming', 'ordnance', 'comms'],
  keywords: {
    armor: true,
    arsenal: 3,
    'command-node': true,
    programmed: true,
    reposition: true,
    'weak-point': { x: 1, of: ['sides'] },
    'special-issue': { of: ['experimental-droids'] },
  },
  weapons: [
    {
      name: 'Ion Cannons',
      range: [1, 2],
      dice: { red: 1, black: 1 },
      keywords: { fixed: { of: ['front'] }, ion: 1 },
    },
    {
      name: 'Heavy Blasters',
      range: [1, 4],
      dice: { red: 1, black: 2, white: 2 },
      keywords: { fixed: { of: ['front'] } },
    },
  ],
  onlyIn: 'experimental-droids',
};
