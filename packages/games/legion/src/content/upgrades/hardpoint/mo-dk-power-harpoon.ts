import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'mo-dk-power-harpoon',
  name: 'Mo/Dk Power Harpoon',
  type: 'hardpoint',
  points: 0,
  only: { unit: ['t-47-airspeeder'] },
  weapons: [
    {
      name: 'Mo/Dk Power Harpoon',
      range: [1, 2],
      dice: { red: 1 },
      keywords: { impact: 1, fixed: { of: ['rear'] }, 'tow-cable': true },
      by: 'each',
    },
  ],
};
