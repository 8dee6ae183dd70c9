import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'impact-grenades',
  name: 'Impact Grenades',
  type: 'grenades',
  points: 3,
  weapons: [
    { name: 'Impact Grenades', range: [1, 1], dice: { black: 1 }, keywords: { impact: 1 }, by: 'each' },
  ],
};
