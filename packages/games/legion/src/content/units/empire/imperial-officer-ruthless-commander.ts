import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'imperial-officer-ruthless-commander',
  name: 'Imperial Officer',
  title: 'Ruthless Commander',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  points: 50,
  minis: 1,
  wounds: 4,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['command', 'gear'],
  keywords: { spotter: 1, inspire: 1, sharpshooter: 1 },
  weapons: [
    { name: "Officer's RK-3 Blaster Pistol", range: [1, 2], dice: { black: 1, white: 1 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
