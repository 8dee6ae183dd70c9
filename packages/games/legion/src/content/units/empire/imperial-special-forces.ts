import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'imperial-special-forces',
  name: 'Imperial Special Forces',
  faction: 'empire',
  rank: 'special-forces',
  type: 'trooper',
  points: 68,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'training', 'training', 'comms', 'gear', 'grenades'],
  keywords: { infiltrate: true, marksman: true, reliable: 1 },
  weapons: [
    { name: 'Special Forces E-11 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
