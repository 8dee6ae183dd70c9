import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'clone-commandos-delta-squad',
  name: 'Clone Commandos',
  title: 'Delta Squad',
  faction: 'republic',
  rank: 'support',
  type: 'clone',
  unique: true,
  points: 100,
  minis: 4,
  wounds: 1,
  speed: 2,
  die: 'red',
  slots: ['training', 'training', 'gear', 'grenades', 'comms', 'armament'],
  keywords: {
    'complete-the-mission': true,
    equip: { of: ['katarn-pattern-armor'] },
    independent: { tokens: [[['recover', 1]]] },
    infiltrate: true,
    recharge: 1,
    shielded: 1,
    target: 2,
  },
  weapons: [
    { name: 'Gauntlet Vibroblade', melee: true, dice: { black: 2 } },
    {
      name: 'DC-17m ICWS Blaster Carbine',
      range: [1, 2],
      dice: { black: 2 },
      keywords: { suppressive: true },
    },
  ],
  disputed: ['Target', 'weapons'],
};
