import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'super-commando-combat-shields',
  name: 'Super Commando Combat Shields',
  type: 'gear',
  points: 10,
  only: { unit: ['mandalorian-super-commandos'] },
  keywords: { shielded: 2 },
};
