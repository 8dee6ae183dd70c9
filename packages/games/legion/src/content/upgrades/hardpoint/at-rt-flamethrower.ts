import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'at-rt-flamethrower',
  name: 'AT-RT Flamethrower',
  type: 'hardpoint',
  points: 15,
  only: { unit: ['at-rt-rebels', 'at-rt-republic'] },
  weapons: [
    {
      name: 'AT-RT Flamethrower',
      range: [1, 1],
      dice: { black: 2 },
      keywords: { blast: true, fixed: { of: ['front'] }, spray: true },
      by: 'each',
    },
  ],
};
