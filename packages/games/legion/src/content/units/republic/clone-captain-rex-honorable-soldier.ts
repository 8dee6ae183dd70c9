import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'clone-captain-rex-honorable-soldier',
  name: 'Clone Captain Rex',
  title: 'Honorable Soldier',
  faction: 'republic',
  rank: 'commander',
  type: 'clone',
  unique: true,
  points: 95,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['command', 'training', 'gear', 'gear', 'grenades'],
  keywords: { gunslinger: true, scout: 1, 'scouting-party': 2, sharpshooter: 1, tactical: 1 },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    { name: 'Dual DC-17 Hand Blasters', range: [1, 2], dice: { red: 3 } },
  ],
};
