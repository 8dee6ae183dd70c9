import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'black-sun-enforcers',
  name: 'Black Sun Enforcers',
  faction: 'mercenary',
  affiliation: 'black-sun',
  hiredBy: ['empire', 'separatists'],
  rank: 'corps',
  type: 'trooper',
  points: 50,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'red',
  slots: ['heavy-weapon', 'personnel', 'gear', 'grenades'],
  keywords: {
    dauntless: true,
    independent: { tokens: [[['aim', 1]]] },
    precise: 1,
    'self-preservation': true,
  },
  weapons: [
    { name: 'Close Quarters Combat', melee: true, dice: { red: 1 } },
    { name: 'BH-4 Double Blaster', range: [1, 2], dice: { black: 1, white: 1 } },
  ],
};
