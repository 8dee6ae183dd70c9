import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'yoda-grand-master-of-the-jedi-order',
  name: 'Yoda',
  title: 'Grand Master of the Jedi Order',
  faction: 'republic',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 200,
  minis: 1,
  wounds: 5,
  courage: 4,
  speed: 1,
  die: 'red',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['force', 'force', 'force', 'command'],
  keywords: { guidance: true, 'ataru-mastery': true, 'immune-pierce': true, 'master-of-the-force': 2 },
  weapons: [
    { name: "Yoda's Lightsaber", melee: true, dice: { red: 4 }, keywords: { impact: 2, pierce: 2 } },
    { name: 'Force Wave', range: [1, 2], dice: { black: 4 }, keywords: { blast: true, suppressive: true } },
  ],
};
