import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'han-solo-unorthodox-general',
  name: 'Han Solo',
  title: 'Unorthodox General',
  faction: 'rebels',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 100,
  minis: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['command', 'training', 'gear'],
  keywords: { 'low-profile': true, gunslinger: true, sharpshooter: 1, steady: true, 'uncanny-luck': 3 },
  weapons: [
    { name: 'Brawl', melee: true, dice: { white: 3 } },
    { name: "Han's DL-44 Blaster Pistol", range: [1, 2], dice: { red: 2 }, keywords: { pierce: 2 } },
  ],
};
