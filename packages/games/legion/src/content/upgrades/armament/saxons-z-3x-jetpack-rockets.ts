import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'saxons-z-3x-jetpack-rockets',
  name: "Saxon's Z-3X Jetpack Rockets",
  type: 'armament',
  points: 10,
  unique: true,
  only: { unit: ['gar-saxon-militant-commando'] },
  keywords: { cycle: true },
  weapons: [
    {
      name: 'Z-3X Jetpack Rockets',
      range: [2, 3],
      dice: { red: 3 },
      keywords: { blast: true, impact: 2 },
      by: 'each',
    },
  ],
  exhaust: true,
};
