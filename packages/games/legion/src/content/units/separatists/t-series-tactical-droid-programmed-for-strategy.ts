import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 't-series-tactical-droid-programmed-for-strategy',
  name: 'T-Series Tactical Droid',
  title: 'Programmed For Strategy',
  faction: 'separatists',
  rank: 'commander',
  type: 'droid',
  points: 55,
  minis: 1,
  wounds: 4,
  courage: 2,
  speed: 2,
  die: 'white',
  slots: ['command', 'comms', 'gear'],
  keywords: { bolster: 2, direct: { who: [{ rank: 'corps', type: 'droid' }] }, sharpshooter: 1 },
  weapons: [
    { name: 'Bludgeon', melee: true, dice: { white: 1 } },
    { name: "Commander's E-5 Blaster Rifle", range: [1, 3], dice: { red: 1, white: 1 } },
  ],
};
