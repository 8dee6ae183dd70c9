import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'snowtrooper',
  name: 'Snowtrooper',
  type: 'personnel',
  points: 8,
  only: { unit: ['snowtroopers'] },
  mini: true,
};
