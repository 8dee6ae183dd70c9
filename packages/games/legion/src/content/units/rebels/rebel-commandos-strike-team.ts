import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'rebel-commandos-strike-team',
  name: 'Rebel Commandos',
  title: 'Strike Team',
  faction: 'rebels',
  rank: 'special-forces',
  type: 'trooper',
  points: 20,
  minis: 1,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'grenades'],
  keywords: { 'heavy-weapon-team': true, 'low-profile': true, scout: 2, sharpshooter: 1 },
  weapons: [
    { name: 'A-280 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
