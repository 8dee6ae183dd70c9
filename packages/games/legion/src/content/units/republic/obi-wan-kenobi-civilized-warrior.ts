import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'obi-wan-kenobi-civilized-warrior',
  name: 'Obi-Wan Kenobi',
  title: 'Civilized Warrior',
  faction: 'republic',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 170,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  slots: ['force', 'force', 'command', 'training'],
  keywords: {
    jump: 1,
    charge: true,
    guardian: 3,
    'immune-pierce': true,
    'master-of-the-force': 1,
    'soresu-mastery': true,
  },
  weapons: [
    {
      name: "Obi-Wan's Lightsaber",
      melee: true,
      dice: { red: 2, black: 2, white: 2 },
      keywords: { critical: 2, impact: 2, pierce: 2 },
    },
  ],
};
