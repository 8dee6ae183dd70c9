import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'imperial-royal-guards',
  name: 'Imperial Royal Guards',
  faction: 'empire',
  rank: 'special-forces',
  type: 'trooper',
  points: 69,
  minis: 3,
  wounds: 2,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['heavy-weapon', 'training', 'training', 'gear', 'grenades'],
  keywords: { charge: true, disciplined: 2, guardian: 2 },
  weapons: [
    { name: 'Force Pike', melee: true, dice: { red: 1, black: 1 } },
    { name: 'EC-17 Holdout Blaster', range: [1, 2], dice: { black: 2 } },
  ],
};
