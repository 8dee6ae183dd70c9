import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'b2-super-battle-droid',
  name: 'B2 Super Battle Droid',
  type: 'personnel',
  points: 13,
  only: { unit: ['b2-super-battle-droids'] },
  mini: true,
};
