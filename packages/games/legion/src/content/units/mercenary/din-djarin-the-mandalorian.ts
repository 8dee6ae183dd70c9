import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'din-djarin-the-mandalorian',
  name: 'Din Djarin',
  title: 'The Mandalorian',
  faction: 'mercenary',
  affiliation: 'rogues',
  hiredBy: ['rebels', 'empire'],
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 105,
  minis: 1,
  wounds: 5,
  courage: 3,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['training', 'training', 'comms', 'gear', 'gear', 'armament'],
  keywords: {
    arsenal: 2,
    bounty: true,
    impervious: true,
    independent: {
      tokens: [
        [
          ['aim', 1],
          ['dodge', 1],
        ],
      ],
    },
    tactical: 1,
  },
  weapons: [
    { name: 'Vibro Knife', melee: true, dice: { black: 2 }, keywords: { lethal: 1 } },
    {
      name: "Din's Modified IB-94 Pistol",
      range: [1, 2],
      dice: { red: 2, black: 1 },
      keywords: { lethal: 1, 'long-shot': 1, versatile: true },
    },
  ],
  counterpart: 'grogu',
};
