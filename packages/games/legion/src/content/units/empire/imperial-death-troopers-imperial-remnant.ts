import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'imperial-death-troopers-imperial-remnant',
  name: 'Imperial Death Troopers',
  faction: 'empire',
  rank: 'corps',
  type: 'trooper',
  points: 72,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'armament', 'grenades'],
  keywords: { disciplined: 1, precise: 2, ready: 1, 'special-issue': { of: ['imperial-remnant'] } },
  weapons: [
    { name: 'Close Quarters Combat', melee: true, dice: { red: 1 } },
    { name: 'E-11D Blaster Rifle', range: [1, 3], dice: { black: 1 } },
    { name: 'SE-14r Light Blaster', range: [1, 2], dice: { white: 2 } },
  ],
  onlyIn: 'imperial-remnant',
  disputed: ['surge.attack', 'Disciplined'],
};
