import type { CommandCard } from '../cards.js';

/** Command cards: mercenary. */
export const mercenaryCommands: readonly CommandCard[] = [
  {
    id: 'witch-magick',
    name: 'Witch Magick',
    pips: 1,
    faction: 'mercenary',
    units: ['maul-a-rival'],
    orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }],
    moments: ['ACT-START', 'CMD-REVEAL', 'HAND-BUILD'],
  },
  {
    id: 'his-eminence',
    name: 'His Eminence',
    pips: 2,
    faction: 'mercenary',
    units: ['maul-a-rival'],
    orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }],
    moments: ['ACT-START', 'CMD-REVEAL'],
    incomplete: true,
  },
  {
    id: 'seize-what-power-we-can',
    name: 'Seize What Power We Can',
    pips: 3,
    faction: 'mercenary',
    units: ['maul-a-rival'],
    orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }, { count: 2 }],
    moments: ['CMD-REVEAL', 'TOKEN-SPEND'],
    incomplete: true,
  },
  {
    id: 'marked-for-elimination',
    name: 'Marked For Elimination',
    pips: 1,
    faction: 'mercenary',
    units: ['gar-saxon-militant-commando'],
    orders: [{ unit: ['gar-saxon-militant-commando'], count: 1 }],
    moments: ['ORDER-RECEIVED'],
  },
  {
    id: 'fight-another-day',
    name: 'Fight Another Day',
    pips: 2,
    faction: 'mercenary',
    units: ['gar-saxon-militant-commando'],
    orders: [
      { unit: ['gar-saxon-militant-commando'], count: 1 },
      { count: 1, of: ['trooper'] },
    ],
    moments: ['CMD-ORDERS', 'ORDER-RECEIVED', 'ROUND'],
    assumed: true,
  },
  {
    id: 'victory-or-death',
    name: 'Victory or Death!',
    pips: 3,
    faction: 'mercenary',
    units: ['gar-saxon-militant-commando'],
    orders: [
      { unit: ['gar-saxon-militant-commando'], count: 1 },
      { count: 2, of: ['trooper'] },
    ],
    moments: ['ORDER-RECEIVED', 'ROUND'],
    assumed: true,
  },
];
