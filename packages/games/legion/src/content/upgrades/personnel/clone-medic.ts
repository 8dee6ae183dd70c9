import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'clone-medic',
  name: 'Clone Medic',
  type: 'personnel',
  points: 15,
  only: { type: ['clone'] },
  mini: true,
  keywords: { treat: { x: 1, y: 1, free: true } },
};
