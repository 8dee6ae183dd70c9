import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'bunker-buster-shells',
  name: '"Bunker Buster" Shells',
  type: 'ordnance',
  points: 12,
  keywords: { cycle: true },
  weapons: [
    {
      name: '"Bunker Buster" Shells',
      range: [1, 2],
      dice: { black: 1, white: 3 },
      keywords: { blast: true, fixed: { of: ['front'] }, scatter: true },
      by: 'each',
    },
  ],
  exhaust: true,
};
