import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'overwatch',
  name: 'Overwatch',
  type: 'training',
  points: 4,
  keywords: { sentinel: true },
};
