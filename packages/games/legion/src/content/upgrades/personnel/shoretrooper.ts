import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'shoretrooper',
  name: 'Shoretrooper',
  type: 'personnel',
  points: 10,
  only: { unit: ['shoretroopers'] },
  mini: true,
};
