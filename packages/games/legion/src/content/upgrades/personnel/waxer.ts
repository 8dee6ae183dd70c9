import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'waxer',
  name: 'Waxer',
  type: 'personnel',
  points: 15,
  unique: true,
  only: { all: [{ type: ['clone'] }, { rank: ['corps'] }] },
  mini: true,
  keywords: { disciplined: 1, scout: 1, leader: true },
};
