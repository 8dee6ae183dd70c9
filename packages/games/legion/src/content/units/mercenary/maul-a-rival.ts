import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'maul-a-rival',
  name: 'Maul',
  title: 'A Rival',
  faction: 'mercenary',
  affiliation: 'maul-loyalists',
  hiredBy: [],
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 170,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  slots: ['force', 'force', 'command', 'training', 'armament'],
  keywords: {
    jump: 1,
    'allies-of-convenience': true,
    deflect: true,
    'immune-pierce': true,
    'juyo-mastery': true,
    wound: 1,
  },
  weapons: [
    {
      name: "Maul's Double-Bladed Lightsaber",
      melee: true,
      dice: { red: 4, white: 4 },
      keywords: { impact: 2, pierce: 2 },
    },
  ],
  onlyIn: 'shadow-collective',
};
