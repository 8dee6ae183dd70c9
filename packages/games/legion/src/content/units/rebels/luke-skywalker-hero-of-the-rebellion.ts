import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'luke-skywalker-hero-of-the-rebellion',
  name: 'Luke Skywalker',
  title: 'Hero of the Rebellion',
  faction: 'rebels',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 150,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['force', 'force', 'gear'],
  keywords: { jump: 1, charge: true, deflect: true, 'immune-pierce': true },
  weapons: [
    { name: "Luke's DL-44 Blaster Pistol", range: [1, 2], dice: { red: 2 }, keywords: { pierce: 2 } },
    { name: "Anakin's Lightsaber", melee: true, dice: { black: 6 }, keywords: { impact: 2, pierce: 2 } },
  ],
};
