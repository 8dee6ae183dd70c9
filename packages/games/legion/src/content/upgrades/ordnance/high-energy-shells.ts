import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'high-energy-shells',
  name: 'High-Energy Shells',
  type: 'ordnance',
  points: 8,
  keywords: { cycle: true },
  weapons: [
    {
      name: 'High-Energy Shells',
      range: [2, 4],
      dice: { red: 2, white: 1 },
      keywords: { critical: 1, 'high-velocity': true, fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
  exhaust: true,
};
