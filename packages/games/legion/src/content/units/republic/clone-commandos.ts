import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'clone-commandos',
  name: 'Clone Commandos',
  faction: 'republic',
  rank: 'support',
  type: 'clone',
  points: 75,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'red',
  slots: ['training', 'gear', 'grenades', 'comms', 'armament'],
  keywords: {
    'complete-the-mission': true,
    equip: { of: ['katarn-pattern-armor'] },
    infiltrate: true,
    recharge: 1,
    shielded: 1,
    target: 1,
  },
  weapons: [
    { name: 'Gauntlet Vibroblade', melee: true, dice: { black: 2 } },
    {
      name: 'DC-17m ICWS Blaster Carbine',
      range: [1, 2],
      dice: { black: 1, white: 1 },
      keywords: { suppressive: true },
    },
  ],
};
