import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'director-orson-krennic-architect-of-terror',
  name: 'Director Orson Krennic',
  title: 'Architect of Terror',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 75,
  minis: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['command', 'command', 'gear'],
  keywords: {
    compel: true,
    cunning: true,
    entourage: { who: [{ name: 'Imperial Death Troopers' }] },
    sharpshooter: 1,
  },
  weapons: [
    {
      name: "Krennic's DT-29 Blaster Pistol",
      range: [1, 2],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { pierce: 1 },
    },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
