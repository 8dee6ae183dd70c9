import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-21b-trooper',
  name: 'T-21B Trooper',
  type: 'heavy-weapon',
  points: 32,
  only: { unit: ['shoretroopers'] },
  mini: true,
  weapons: [
    {
      name: 'T-21B Trooper',
      range: [1, 4],
      dice: { black: 2, white: 2 },
      keywords: { critical: 1 },
      by: 'added',
    },
  ],
};
