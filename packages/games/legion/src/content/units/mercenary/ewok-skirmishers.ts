import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'ewok-skirmishers',
  name: 'Ewok Skirmishers',
  faction: 'mercenary',
  affiliation: 'ewoks',
  hiredBy: ['rebels'],
  rank: 'corps',
  type: 'trooper',
  points: 40,
  minis: 6,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  slots: ['heavy-weapon', 'personnel', 'training'],
  keywords: { 'low-profile': true, unhindered: true },
  weapons: [{ name: 'Spear', melee: true, dice: { black: 1 } }],
  disputed: ['hiredBy'],
};
