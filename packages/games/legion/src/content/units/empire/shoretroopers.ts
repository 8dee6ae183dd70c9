import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'shoretroopers',
  name: 'Shoretroopers',
  faction: 'empire',
  rank: 'corps',
  type: 'trooper',
  points: 52,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'red',
  slots: ['heavy-weapon', 'personnel', 'training', 'gear', 'grenades'],
  keywords: { coordinate: { who: [{ type: 'emplacement' }] }, target: 1 },
  weapons: [
    { name: 'E-22 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
