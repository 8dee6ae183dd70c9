import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'arc-troopers-strike-team',
  name: 'ARC Troopers',
  title: 'Strike Team',
  faction: 'republic',
  rank: 'special-forces',
  type: 'clone',
  points: 24,
  minis: 1,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'gear', 'grenades'],
  keywords: { 'heavy-weapon-team': true, impervious: true, scout: 2, sharpshooter: 1, tactical: 1 },
  weapons: [
    { name: 'Combat Training', melee: true, dice: { black: 1, white: 1 } },
    { name: 'DC-17 Hand Blasters', range: [1, 2], dice: { black: 1, white: 1 } },
    { name: 'DC-15A Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
