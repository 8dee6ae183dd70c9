import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'armor-piercing-shells',
  name: 'Armor-Piercing Shells',
  type: 'ordnance',
  points: 10,
  keywords: { cycle: true },
  weapons: [
    {
      name: 'Armor-Piercing Shells',
      range: [2, 3],
      dice: { red: 1, black: 2 },
      keywords: { fixed: { of: ['front'] }, impact: 3 },
      by: 'each',
    },
  ],
  exhaust: true,
};
