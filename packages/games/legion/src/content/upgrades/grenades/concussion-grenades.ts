import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'concussion-grenades',
  name: 'Concussion Grenades',
  type: 'grenades',
  points: 3,
  weapons: [
    {
      name: 'Concussion Grenades',
      range: [1, 1],
      dice: { black: 1 },
      keywords: { blast: true },
      by: 'each',
    },
  ],
};
