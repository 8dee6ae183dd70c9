import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'portable-scanner',
  name: 'Portable Scanner',
  type: 'gear',
  points: 6,
  keywords: { 'take-cover': 1 },
};
