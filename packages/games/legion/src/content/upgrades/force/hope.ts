import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hope',
  name: 'Hope',
  type: 'force',
  points: 3,
  only: { side: ['light'] },
  keywords: { inspire: 1 },
};
