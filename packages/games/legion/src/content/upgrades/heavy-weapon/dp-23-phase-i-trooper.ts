import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dp-23-phase-i-trooper',
  name: 'DP-23 Phase I Trooper',
  type: 'heavy-weapon',
  points: 20,
  only: { unit: ['phase-i-clone-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'DP-23 Phase I Trooper',
      range: [1, 2],
      dice: { black: 2, white: 1 },
      keywords: { pierce: 1 },
      by: 'added',
    },
  ],
};
