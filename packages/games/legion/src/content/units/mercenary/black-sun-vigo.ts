import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'black-sun-vigo',
  name: 'Black Sun Vigo',
  faction: 'mercenary',
  affiliation: 'black-sun',
  hiredBy: ['empire', 'separatists'],
  rank: 'commander',
  type: 'trooper',
  points: 50,
  minis: 1,
  wounds: 4,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['command', 'gear'],
  keywords: {
    aid: { who: [{ affiliation: 'black-sun' }] },
    dauntless: true,
    independent: { tokens: [[['aim', 1]]] },
  },
  weapons: [
    { name: 'Martial Arts', melee: true, dice: { black: 3 } },
    { name: "Vigo's BH-4 Double Blaster", range: [1, 2], dice: { black: 2, white: 2 } },
  ],
};
