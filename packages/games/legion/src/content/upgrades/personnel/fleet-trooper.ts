import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'fleet-trooper',
  name: 'Fleet Trooper',
  type: 'personnel',
  points: 7,
  only: { unit: ['fleet-troopers'] },
  mini: true,
};
