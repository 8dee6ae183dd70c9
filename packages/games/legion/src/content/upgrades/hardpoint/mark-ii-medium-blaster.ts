import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'mark-ii-medium-blaster',
  name: 'Mark II Medium Blaster',
  type: 'hardpoint',
  points: 21,
  only: { unit: ['x-34-landspeeder'] },
  weapons: [
    {
      name: 'Mark II Medium Blaster',
      range: [1, 3],
      dice: { black: 4 },
      keywords: { fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
};
