import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'bx-series-droid-commandos',
  name: 'BX-series Droid Commandos',
  faction: 'separatists',
  rank: 'special-forces',
  type: 'droid',
  points: 64,
  minis: 4,
  wounds: 1,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'training', 'comms', 'armament', 'grenades'],
  keywords: { ai: { of: ['dodge', 'move'] }, impervious: true, scale: true, scout: 3, sharpshooter: 1 },
  weapons: [
    { name: 'Commando E-5 Blaster Rifle', range: [1, 3], dice: { white: 2 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
