import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'ewok-slingers',
  name: 'Ewok Slingers',
  faction: 'mercenary',
  affiliation: 'ewoks',
  hiredBy: ['rebels'],
  rank: 'special-forces',
  type: 'trooper',
  points: 35,
  minis: 6,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  slots: ['heavy-weapon', 'personnel', 'training'],
  keywords: { independent: { tokens: [[['surge', 1]]] }, 'low-profile': true, target: 1, unhindered: true },
  weapons: [
    { name: 'Stones', melee: true, dice: { white: 1 } },
    { name: 'Slings', range: [1, 2], dice: { black: 1 }, keywords: { primitive: true } },
  ],
  disputed: ['hiredBy'],
};
