import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'range-trooper',
  name: 'Range Trooper',
  type: 'personnel',
  points: 15,
  only: { unit: ['range-troopers'] },
  mini: true,
};
