import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'phase-i-clone-trooper',
  name: 'Phase I Clone Trooper',
  type: 'personnel',
  points: 10,
  only: { unit: ['phase-i-clone-troopers'] },
  mini: true,
};
