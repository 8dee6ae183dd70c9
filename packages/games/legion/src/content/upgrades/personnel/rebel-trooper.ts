import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rebel-trooper',
  name: 'Rebel Trooper',
  type: 'personnel',
  points: 7,
  only: { unit: ['rebel-troopers'] },
  mini: true,
};
