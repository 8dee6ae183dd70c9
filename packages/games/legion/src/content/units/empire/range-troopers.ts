import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'range-troopers',
  name: 'Range Troopers',
  faction: 'empire',
  rank: 'support',
  type: 'trooper',
  points: 60,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 1,
  die: 'red',
  slots: ['heavy-weapon', 'personnel', 'grenades', 'comms'],
  keywords: {
    'advanced-targeting': { x: 1, who: [{ type: 'trooper' }] },
    'armor-x': 1,
    indomitable: true,
    scale: true,
    spur: true,
  },
  weapons: [
    { name: 'Gription Boot Kick', melee: true, dice: { white: 2 } },
    { name: 'E-10R Blaster Rifle', range: [1, 4], dice: { black: 1 } },
  ],
};
