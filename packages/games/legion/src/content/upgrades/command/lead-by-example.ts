import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'lead-by-example',
  name: 'Lead By Example',
  type: 'command',
  points: 8,
  keywords: { inspire: 2 },
};
