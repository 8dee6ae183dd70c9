import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'bossk-trandoshan-terror',
  name: 'Bossk',
  title: 'Trandoshan Terror',
  faction: 'mercenary',
  affiliation: 'rogues',
  hiredBy: ['empire', 'separatists'],
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 105,
  minis: 1,
  wounds: 7,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  slots: ['training', 'training', 'gear'],
  keywords: {
    bounty: true,
    enrage: 3,
    independent: { tokens: [[['surge', 2]]] },
    regenerate: 3,
    scale: true,
  },
  weapons: [
    { name: 'Frenzy', melee: true, dice: { red: 1, black: 2, white: 1 }, keywords: { pierce: 1 } },
    {
      name: 'Relby-v10 Mortar Rifle',
      range: [2, 4],
      dice: { red: 1, white: 4 },
      keywords: { pierce: 1, suppressive: true },
    },
  ],
};
