import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'phase-ii-clone-trooper',
  name: 'Phase II Clone Trooper',
  type: 'personnel',
  points: 13,
  only: { unit: ['phase-ii-clone-troopers'] },
  mini: true,
};
