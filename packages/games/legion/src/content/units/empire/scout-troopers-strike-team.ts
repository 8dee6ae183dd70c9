import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'scout-troopers-strike-team',
  name: 'Scout Troopers',
  title: 'Strike Team',
  faction: 'empire',
  rank: 'special-forces',
  type: 'trooper',
  points: 20,
  minis: 1,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'grenades'],
  keywords: { 'heavy-weapon-team': true, 'low-profile': true, scout: 3, sharpshooter: 1 },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'EC-17 Holdout Blaster', range: [1, 2], dice: { black: 2 } },
  ],
};
