import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rebel-veteran',
  name: 'Rebel Veteran',
  type: 'personnel',
  points: 9,
  only: { unit: ['rebel-veterans'] },
  mini: true,
};
