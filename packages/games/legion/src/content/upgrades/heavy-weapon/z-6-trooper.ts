import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'z-6-trooper',
  name: 'Z-6 Trooper',
  type: 'heavy-weapon',
  points: 20,
  only: { unit: ['rebel-troopers'] },
  mini: true,
  weapons: [{ name: 'Z-6 Trooper', range: [1, 3], dice: { white: 6 }, by: 'added' }],
};
