import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'darth-vader-the-emperors-apprentice',
  name: 'Darth Vader',
  title: "The Emperor's Apprentice",
  faction: 'empire',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 175,
  minis: 1,
  wounds: 7,
  courage: 3,
  speed: 2,
  die: 'red',
  slots: ['force', 'force', 'training', 'training'],
  keywords: {
    deflect: true,
    'immune-pierce': true,
    'jedi-hunter': true,
    'master-of-the-force': 1,
    relentless: true,
  },
  weapons: [
    { name: "Vader's Lightsaber", melee: true, dice: { red: 5 }, keywords: { impact: 3, pierce: 3 } },
    { name: 'Force Throw', range: [1, 2], dice: { black: 2 }, keywords: { blast: true, scatter: true } },
  ],
};
