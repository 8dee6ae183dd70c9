import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dw-3-concussion-grenade-launcher',
  name: 'DW-3 Concussion Grenade Launcher',
  type: 'hardpoint',
  points: 8,
  only: { unit: ['at-st'] },
  weapons: [
    {
      name: 'DW-3 Concussion Grenade Launcher',
      range: [1, 2],
      dice: { black: 2 },
      keywords: { fixed: { of: ['front'] }, blast: true },
      by: 'each',
    },
  ],
};
