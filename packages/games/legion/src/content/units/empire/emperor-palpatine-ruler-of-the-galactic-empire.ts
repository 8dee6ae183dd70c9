import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'emperor-palpatine-ruler-of-the-galactic-empire',
  name: 'Emperor Palpatine',
  title: 'Ruler of the Galactic Empire',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 190,
  minis: 1,
  wounds: 5,
  courage: 4,
  speed: 1,
  die: 'red',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['force', 'force', 'force', 'command'],
  keywords: {
    'pulling-the-strings': true,
    entourage: { who: [{ name: 'Imperial Royal Guards' }] },
    'immune-pierce': true,
    'master-of-the-force': 2,
  },
  weapons: [
    {
      name: 'Force Lightning',
      melee: true,
      range: [1, 2],
      dice: { red: 2, black: 2, white: 2 },
      keywords: { pierce: 2, suppressive: true },
    },
  ],
};
