import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'count-dooku-darth-tyranus',
  name: 'Count Dooku',
  title: 'Darth Tyranus',
  faction: 'separatists',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 185,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['force', 'force', 'force', 'command'],
  keywords: {
    cunning: true,
    deflect: true,
    'immune-pierce': true,
    'makashi-mastery': true,
    'master-of-the-force': 2,
  },
  weapons: [
    { name: "Dooku's Lightsaber", melee: true, dice: { red: 5 }, keywords: { impact: 2, pierce: 2 } },
    {
      name: "Dooku's Lightning",
      range: [1, 2],
      dice: { black: 5 },
      keywords: { pierce: 1, scatter: true },
    },
  ],
};
