import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'b2-acm-trooper',
  name: 'B2-ACM Trooper',
  type: 'heavy-weapon',
  points: 24,
  only: { unit: ['b2-super-battle-droids'] },
  mini: true,
  weapons: [{ name: 'B2-ACM Trooper', range: [1, 2], dice: { red: 3 }, by: 'added' }],
};
