import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'b1-battle-droid',
  name: 'B1 Battle Droid',
  type: 'personnel',
  points: 4,
  only: { unit: ['b1-battle-droids'] },
  mini: true,
};
