import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'z-6-phase-ii-clone-trooper',
  name: 'Z-6 Phase II Clone Trooper',
  type: 'heavy-weapon',
  points: 27,
  only: { unit: ['phase-ii-clone-troopers'] },
  mini: true,
  weapons: [{ name: 'Z-6 Trooper', range: [1, 3], dice: { white: 6 }, by: 'added' }],
};
