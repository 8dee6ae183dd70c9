import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'at-rt-laser-cannon',
  name: 'AT-RT Laser Cannon',
  type: 'hardpoint',
  points: 10,
  only: { unit: ['at-rt-rebels', 'at-rt-republic'] },
  weapons: [
    {
      name: 'AT-RT Laser Cannon',
      range: [2, 4],
      dice: { red: 1, black: 2 },
      keywords: { impact: 3, fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
};
