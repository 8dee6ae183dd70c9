import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'clone-commander',
  name: 'Clone Commander',
  type: 'personnel',
  points: 18,
  only: { type: ['clone'] },
  mini: true,
  keywords: { inspire: 1, reliable: 1, leader: true },
};
