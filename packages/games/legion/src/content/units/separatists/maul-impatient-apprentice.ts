import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'maul-impatient-apprentice',
  name: 'Maul',
  title: 'Impatient Apprentice',
  faction: 'separatists',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 160,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  slots: ['force', 'force', 'training', 'training'],
  keywords: { jump: 1, deflect: true, 'immune-pierce': true, 'juyo-mastery': true },
  weapons: [
    {
      name: "Maul's Double-bladed Lightsaber",
      melee: true,
      dice: { red: 4, white: 4 },
      keywords: { impact: 2, pierce: 2 },
    },
  ],
};
