import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'environmental-gear',
  name: 'Environmental Gear',
  type: 'gear',
  points: 2,
  keywords: { unhindered: true },
};
