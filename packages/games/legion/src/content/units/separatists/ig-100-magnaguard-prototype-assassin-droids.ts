import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'ig-100-magnaguard-prototype-assassin-droids',
  name: 'IG-100 MagnaGuard',
  title: 'Prototype Assassin Droids',
  faction: 'separatists',
  rank: 'corps',
  type: 'droid',
  points: 60,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'training', 'grenades'],
  keywords: {
    ai: { of: ['dodge'] },
    charge: true,
    'immune-melee-pierce': true,
    unhindered: true,
    'special-issue': { of: ['experimental-droids'] },
  },
  weapons: [
    { name: 'Electrostaff', melee: true, dice: { black: 1, white: 1 } },
    { name: 'Precision Laser Dart', range: [1, 2], dice: { black: 1, white: 1 } },
  ],
  onlyIn: 'experimental-droids',
  disputed: ['minis', 'keywords'],
};
