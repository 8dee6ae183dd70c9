import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'rebel-officer-resolute-commander',
  name: 'Rebel Officer',
  title: 'Resolute Commander',
  faction: 'rebels',
  rank: 'commander',
  type: 'trooper',
  points: 45,
  minis: 1,
  wounds: 4,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['command', 'gear'],
  keywords: { 'take-cover': 1, inspire: 1, sharpshooter: 1 },
  weapons: [
    { name: "Officer's A-100 Blaster Pistol", range: [1, 2], dice: { black: 1, white: 1 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
