import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: '1-4-fd-laser-cannon-team',
  name: '1.4 FD Laser Cannon Team',
  faction: 'rebels',
  rank: 'support',
  type: 'emplacement',
  points: 65,
  minis: 1,
  base: 100,
  wounds: 6,
  courage: 2,
  speed: 0,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['comms', 'generator'],
  keywords: { 'full-pivot': true, sentinel: true, stationary: true },
  weapons: [
    {
      name: '1.4 FD Laser Cannon',
      range: [1, 5],
      dice: { black: 5 },
      keywords: { impact: 2, fixed: { of: ['front'] } },
    },
    { name: 'Unarmed', melee: true, dice: { black: 2 } },
    { name: 'DH-17 Blaster Pistols', range: [1, 2], dice: { white: 4 } },
  ],
};
