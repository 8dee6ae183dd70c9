import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'rebel-pathfinders',
  name: 'Rebel Pathfinders',
  faction: 'rebels',
  rank: 'special-forces',
  type: 'trooper',
  points: 56,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'armament', 'grenades'],
  keywords: { 'danger-sense': 3, dauntless: true, infiltrate: true },
  weapons: [
    { name: 'A-300 Blaster Rifle', range: [1, 3], dice: { white: 2 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
  disputed: ['surge.attack'],
};
