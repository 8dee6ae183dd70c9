import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'phase-ii-clone-troopers',
  name: 'Phase II Clone Troopers',
  faction: 'republic',
  rank: 'corps',
  type: 'clone',
  points: 60,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['heavy-weapon', 'personnel', 'training', 'gear', 'grenades'],
  keywords: { 'fire-support': true, reliable: 1 },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'DC-15A Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
