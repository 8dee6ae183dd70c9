import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'phase-i-clone-troopers',
  name: 'Phase I Clone Troopers',
  faction: 'republic',
  rank: 'corps',
  type: 'clone',
  points: 52,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'red',
  slots: ['heavy-weapon', 'personnel', 'gear', 'grenades'],
  keywords: { 'fire-support': true },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'DC-15A Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
