import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'moff-gideon-long-live-the-empire',
  name: 'Moff Gideon',
  title: 'Long Live the Empire',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 100,
  minis: 1,
  wounds: 5,
  courage: 3,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['command', 'command', 'training', 'gear', 'armament'],
  keywords: {
    observe: { x: 1, free: true },
    entourage: { who: [{ name: 'Imperial Dark Troopers' }] },
    ruthless: true,
    sharpshooter: 1,
    tactical: 1,
  },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    {
      name: "Gideon's Custom Blaster Pistol",
      range: [1, 2],
      dice: { red: 1, black: 2 },
      keywords: { pierce: 1 },
    },
  ],
};
