import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'darth-vader-dark-lord-of-the-sith',
  name: 'Darth Vader',
  title: 'Dark Lord of the Sith',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 190,
  minis: 1,
  wounds: 8,
  speed: 1,
  die: 'red',
  slots: ['command', 'force', 'force', 'force'],
  keywords: {
    compel: { who: [{ rank: 'corps', type: 'trooper' }] },
    deflect: true,
    'immune-pierce': true,
    'master-of-the-force': 1,
    relentless: true,
  },
  weapons: [
    { name: "Vader's Lightsaber", melee: true, dice: { red: 6 }, keywords: { impact: 3, pierce: 3 } },
  ],
};
