import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'ig-11-nurse-and-protect',
  name: 'IG-11',
  title: 'Nurse and Protect',
  faction: 'mercenary',
  affiliation: 'rogues',
  hiredBy: ['rebels', 'empire'],
  rank: 'operative',
  type: 'droid',
  unique: true,
  points: 105,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['training', 'comms', 'gear', 'programming'],
  keywords: { 'armor-x': 1, gunslinger: true, impervious: true, programmed: true, sharpshooter: 1 },
  weapons: [
    { name: 'Overpower', melee: true, dice: { red: 4 } },
    { name: 'Modified E-11 Blaster', range: [1, 3], dice: { black: 1, white: 2 }, keywords: { pierce: 1 } },
    { name: 'Modified DLT-20A Rifle', range: [1, 4], dice: { black: 2, white: 1 } },
  ],
  counterpart: 'grogu',
  disputed: ['surge.attack'],
};
