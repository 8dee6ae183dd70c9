import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'wookiee-warriors-kashyyyk-defenders',
  name: 'Wookiee Warriors',
  title: 'Kashyyyk Defenders',
  faction: 'republic',
  rank: 'special-forces',
  type: 'wookiee',
  points: 72,
  minis: 3,
  wounds: 3,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'training', 'gear', 'grenades'],
  keywords: { indomitable: true, scale: true, sharpshooter: 1 },
  weapons: [
    { name: 'Combat Training', melee: true, dice: { black: 1, white: 1 } },
    { name: 'X1 Carbine', range: [1, 3], dice: { white: 2 } },
  ],
};
