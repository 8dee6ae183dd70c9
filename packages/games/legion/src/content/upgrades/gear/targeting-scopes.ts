import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'targeting-scopes',
  name: 'Targeting Scopes',
  type: 'gear',
  points: 4,
  keywords: { precise: 1 },
};
