import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'prepared-supplies',
  name: 'Prepared Supplies',
  type: 'gear',
  points: 5,
  keywords: { cache: { tokens: [[['dodge', 1]]] } },
};
