import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'electrobinoculars',
  name: 'Electrobinoculars',
  type: 'gear',
  points: 8,
  keywords: { spotter: 1 },
};
