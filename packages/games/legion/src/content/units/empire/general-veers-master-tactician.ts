import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'general-veers-master-tactician',
  name: 'General Veers',
  title: 'Master Tactician',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 70,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['command', 'command', 'gear'],
  keywords: { spotter: 2, inspire: 1, precise: 1, sharpshooter: 1 },
  weapons: [
    { name: "Veers' E-11 Blaster Rifle", range: [1, 3], dice: { white: 3 }, keywords: { pierce: 1 } },
    { name: 'Combat Expertise', melee: true, dice: { black: 2 } },
  ],
};
