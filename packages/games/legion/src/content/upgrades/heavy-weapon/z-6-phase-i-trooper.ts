import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'z-6-phase-i-trooper',
  name: 'Z-6 Phase I Trooper',
  type: 'heavy-weapon',
  points: 22,
  only: { unit: ['phase-i-clone-troopers'] },
  mini: true,
  weapons: [{ name: 'Z-6 Phase I Trooper', range: [1, 3], dice: { white: 6 }, by: 'added' }],
};
