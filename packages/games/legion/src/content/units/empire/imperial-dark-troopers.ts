import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'imperial-dark-troopers',
  name: 'Imperial Dark Troopers',
  faction: 'empire',
  rank: 'heavy',
  type: 'droid',
  points: 95,
  minis: 3,
  wounds: 2,
  speed: 1,
  die: 'red',
  slots: ['heavy-weapon', 'heavy-weapon', 'personnel', 'programming'],
  keywords: { armor: true, plodding: true, unconcerned: true, unstoppable: true },
  weapons: [
    { name: 'Crushing Punch', melee: true, dice: { red: 1, white: 1 } },
    { name: 'E-11D Blaster', range: [1, 3], dice: { black: 1 } },
  ],
};
