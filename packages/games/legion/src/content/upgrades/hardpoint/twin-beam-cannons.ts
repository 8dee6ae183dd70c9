import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'twin-beam-cannons',
  name: 'Twin Beam Cannons',
  type: 'hardpoint',
  points: 25,
  only: { unit: ['infantry-support-platform'] },
  weapons: [
    {
      name: 'Twin Beam Cannons',
      range: [1, 4],
      dice: { red: 2, white: 2 },
      keywords: { beam: 2, fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
};
