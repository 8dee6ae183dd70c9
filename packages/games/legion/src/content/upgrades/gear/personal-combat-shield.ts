import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'personal-combat-shield',
  name: 'Personal Combat Shield',
  type: 'gear',
  points: 5,
  only: { unit: ['sabine-wren-explosive-artist'] },
  keywords: { recharge: 1, shielded: 1 },
};
