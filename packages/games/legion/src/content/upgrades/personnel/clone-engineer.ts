import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'clone-engineer',
  name: 'Clone Engineer',
  type: 'personnel',
  points: 14,
  only: { type: ['clone'] },
  mini: true,
  keywords: { repair: { x: 1, y: 1, free: true } },
};
