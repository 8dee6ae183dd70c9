import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'imperial-dark-trooper',
  name: 'Imperial Dark Trooper',
  type: 'personnel',
  points: 32,
  only: { unit: ['imperial-dark-troopers'] },
  mini: true,
};
