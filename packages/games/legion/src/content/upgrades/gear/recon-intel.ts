import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'recon-intel',
  name: 'Recon Intel',
  type: 'gear',
  points: 2,
  keywords: { scout: 1 },
};
