import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'black-sun-enforcer',
  name: 'Black Sun Enforcer',
  type: 'personnel',
  points: 11,
  only: { unit: ['black-sun-enforcers'] },
  mini: true,
  keywords: { cache: { tokens: [[['dodge', 1]]] } },
};
