import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'stormtrooper',
  name: 'Stormtrooper',
  type: 'personnel',
  points: 8,
  only: { unit: ['stormtroopers', 'stormtroopers-heavy-response-unit'] },
  mini: true,
};
