import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'barc-twin-laser-gunner',
  name: 'BARC Twin Laser Gunner',
  type: 'crew',
  points: 18,
  only: { unit: ['barc-speeder'] },
  weapons: [
    {
      name: 'BARC Twin Laser Gunner',
      range: [1, 3],
      dice: { black: 2, white: 2 },
      keywords: { fixed: { of: ['front', 'rear'] } },
      by: 'each',
    },
  ],
};
