import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'boil',
  name: 'Boil',
  type: 'personnel',
  points: 15,
  unique: true,
  only: { all: [{ type: ['clone'] }, { rank: ['corps'] }] },
  mini: true,
  keywords: { guardian: 1, scout: 1, leader: true },
};
