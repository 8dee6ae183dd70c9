import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'ig-100-magnaguard',
  name: 'IG-100 MagnaGuard',
  faction: 'separatists',
  rank: 'special-forces',
  type: 'droid',
  points: 72,
  minis: 3,
  wounds: 2,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'training', 'training', 'comms', 'grenades'],
  keywords: {
    ai: { of: ['dodge', 'move'] },
    charge: true,
    guardian: { x: 2, who: [{ rank: 'commander' }] },
    'immune-melee-pierce': true,
    retinue: { who: [{ rank: 'commander' }] },
    unhindered: true,
  },
  weapons: [
    { name: 'Precision Laser Dart', range: [1, 2], dice: { black: 1, white: 1 } },
    { name: 'Electrostaff', melee: true, dice: { black: 2 } },
  ],
};
