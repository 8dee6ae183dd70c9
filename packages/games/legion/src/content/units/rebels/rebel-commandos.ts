import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'rebel-commandos',
  name: 'Rebel Commandos',
  faction: 'rebels',
  rank: 'special-forces',
  type: 'trooper',
  points: 48,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'grenades'],
  keywords: { 'low-profile': true, scout: 2, sharpshooter: 1 },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'A-280 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
