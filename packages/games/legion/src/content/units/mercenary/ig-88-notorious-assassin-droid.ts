import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'ig-88-notorious-assassin-droid',
  name: 'IG-88',
  title: 'Notorious Assassin Droid',
  faction: 'mercenary',
  affiliation: 'rogues',
  hiredBy: ['empire'],
  rank: 'operative',
  type: 'droid',
  unique: true,
  points: 110,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['training', 'comms', 'gear'],
  keywords: { 'armor-x': 1, bounty: true, impervious: true, sharpshooter: 1 },
  weapons: [
    {
      name: "IG-88's Vibro-cleaver",
      melee: true,
      dice: { red: 1, black: 1, white: 1 },
      keywords: { pierce: 1 },
    },
    {
      name: 'Modified E-11 Blaster',
      range: [1, 3],
      dice: { black: 1, white: 2 },
      keywords: { pierce: 1, versatile: true },
    },
    { name: 'Modified DLT-20A Rifle', range: [1, 4], dice: { black: 2, white: 1 } },
  ],
};
