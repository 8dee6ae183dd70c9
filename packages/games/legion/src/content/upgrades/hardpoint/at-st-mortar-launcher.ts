import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'at-st-mortar-launcher',
  name: 'AT-ST Mortar Launcher',
  type: 'hardpoint',
  points: 5,
  only: { unit: ['at-st'] },
  weapons: [
    {
      name: 'AT-ST Mortar Launcher',
      range: [4, 'any'],
      dice: { white: 3 },
      keywords: { fixed: { of: ['front'] }, suppressive: true },
      by: 'each',
    },
  ],
};
