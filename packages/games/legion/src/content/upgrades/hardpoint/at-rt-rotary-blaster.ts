import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'at-rt-rotary-blaster',
  name: 'AT-RT Rotary Blaster',
  type: 'hardpoint',
  points: 20,
  only: { unit: ['at-rt-rebels', 'at-rt-republic'] },
  weapons: [
    {
      name: 'AT-RT Rotary Blaster',
      range: [1, 3],
      dice: { black: 5 },
      keywords: { fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
};
