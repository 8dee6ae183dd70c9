import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'e-11d-config',
  name: 'E-11D Config',
  type: 'armament',
  points: 0,
  only: { unit: ['imperial-death-troopers', 'imperial-death-troopers-imperial-remnant'] },
  keywords: { reconfigure: true },
  weapons: [
    {
      name: 'E-11D Grenade Launcher Config',
      range: [1, 2],
      dice: { red: 1 },
      keywords: { blast: true },
      by: 'each',
      face: 'A',
    },
    {
      name: 'E-11D Focused Fire Config',
      range: [1, 4],
      dice: { black: 1 },
      keywords: { suppressive: true },
      by: 'each',
      face: 'B',
    },
  ],
  exhaust: true,
};
