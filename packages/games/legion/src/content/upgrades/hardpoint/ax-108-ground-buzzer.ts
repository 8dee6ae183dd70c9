import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ax-108-ground-buzzer',
  name: 'Ax-108 Ground Buzzer',
  type: 'hardpoint',
  points: 10,
  only: { unit: ['t-47-airspeeder'] },
  weapons: [
    {
      name: 'Ax-108 "Ground Buzzer"',
      range: [1, 2],
      dice: { black: 4 },
      keywords: { fixed: { of: ['rear'] } },
      by: 'each',
    },
  ],
};
