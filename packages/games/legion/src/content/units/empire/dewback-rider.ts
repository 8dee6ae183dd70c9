import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'dewback-rider',
  name: 'Dewback Rider',
  faction: 'empire',
  rank: 'support',
  type: 'creature',
  points: 70,
  minis: 1,
  base: 70,
  wounds: 6,
  courage: 2,
  speed: 1,
  die: 'red',
  attackSurge: 'hit',
  slots: ['training', 'comms', 'armament'],
  keywords: { 'armor-x': 1, relentless: true, reposition: true, spur: true, unhindered: true },
  weapons: [
    {
      name: 'Razor Claws & Shock Prod',
      melee: true,
      dice: { red: 3, white: 3 },
      keywords: { critical: 2, suppressive: true },
    },
  ],
};
