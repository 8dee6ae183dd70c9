import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'saxons-zx-flame-projector',
  name: "Saxon's ZX Flame Projector",
  type: 'armament',
  points: 5,
  unique: true,
  only: { unit: ['gar-saxon-militant-commando'] },
  weapons: [
    {
      name: 'ZX Flame Projector',
      range: [1, 1],
      dice: { black: 1, white: 1 },
      keywords: { blast: true, spray: true, suppressive: true },
      by: 'each',
    },
  ],
  expend: true,
};
