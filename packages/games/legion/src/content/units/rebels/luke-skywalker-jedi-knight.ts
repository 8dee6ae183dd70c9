import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'luke-skywalker-jedi-knight',
  name: 'Luke Skywalker',
  title: 'Jedi Knight',
  faction: 'rebels',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 195,
  minis: 1,
  wounds: 7,
  courage: 4,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['force', 'force', 'force', 'training'],
  keywords: {
    jump: 1,
    charge: true,
    deflect: true,
    disengage: true,
    'immune-pierce': true,
    'master-of-the-force': 1,
  },
  weapons: [
    { name: "Luke's Lightsaber", melee: true, dice: { black: 7 }, keywords: { impact: 2, pierce: 2 } },
  ],
};
