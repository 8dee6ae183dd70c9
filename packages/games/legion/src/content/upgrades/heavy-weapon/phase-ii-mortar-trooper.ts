import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'phase-ii-mortar-trooper',
  name: 'Phase II Mortar Trooper',
  type: 'heavy-weapon',
  points: 18,
  only: { unit: ['phase-ii-clone-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'Phase II Mortar Trooper',
      range: [2, 4],
      dice: { black: 2 },
      keywords: { critical: 1, suppressive: true, cumbersome: true },
      by: 'added',
    },
  ],
};
