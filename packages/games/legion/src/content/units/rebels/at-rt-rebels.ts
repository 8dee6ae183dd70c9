import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'at-rt-rebels',
  name: 'AT-RT',
  faction: 'rebels',
  rank: 'support',
  type: 'groundVehicle',
  points: 55,
  minis: 1,
  base: 70,
  silhouette: [0, 65.4],
  wounds: 6,
  resilience: 4,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  slots: ['hardpoint', 'comms'],
  keywords: { armor: true, 'climbing-vehicle': true, 'expert-climber': true },
  weapons: [
    { name: 'Grappling Claws', melee: true, dice: { red: 3 }, keywords: { impact: 1 } },
    { name: 'A-300 Blaster Rifle', range: [1, 3], dice: { white: 2 } },
  ],
};
