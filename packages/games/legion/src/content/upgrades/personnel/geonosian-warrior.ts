import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'geonosian-warrior',
  name: 'Geonosian Warrior',
  type: 'personnel',
  points: 11,
  only: { unit: ['geonosian-warriors-soldiers-of-the-hive'] },
  mini: true,
};
