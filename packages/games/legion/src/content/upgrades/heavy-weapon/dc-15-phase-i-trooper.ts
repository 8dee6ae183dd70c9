import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dc-15-phase-i-trooper',
  name: 'DC-15 Phase I Trooper',
  type: 'heavy-weapon',
  points: 24,
  only: { unit: ['phase-i-clone-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'DC-15 Phase I Trooper',
      range: [1, 4],
      dice: { red: 2 },
      keywords: { critical: 1 },
      by: 'added',
    },
  ],
};
