import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'e-5c-b1-trooper',
  name: 'E-5C B1 Trooper',
  type: 'heavy-weapon',
  points: 16,
  only: { unit: ['b1-battle-droids'] },
  mini: true,
  weapons: [{ name: 'E-5C B1 Trooper', range: [1, 3], dice: { black: 3 }, by: 'added' }],
};
