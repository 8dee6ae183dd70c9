import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'e-web-heavy-blaster-team',
  name: 'E-Web Heavy Blaster Team',
  faction: 'empire',
  rank: 'support',
  type: 'emplacement',
  points: 50,
  minis: 1,
  base: 70,
  wounds: 4,
  courage: 2,
  speed: 1,
  die: 'red',
  attackSurge: 'crit',
  slots: ['comms', 'generator'],
  keywords: { 'full-pivot': true, reposition: true, sentinel: true },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 2 } },
    { name: 'E-11 Blaster Rifles', range: [1, 3], dice: { white: 2 } },
    {
      name: 'E-Web Heavy Blaster',
      range: [1, 3],
      dice: { red: 1, black: 2, white: 2 },
      keywords: { cumbersome: true, fixed: { of: ['front'] } },
    },
  ],
};
